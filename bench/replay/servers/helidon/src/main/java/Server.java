import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;

public class Server {
    public static void main(String[] args) {
        WebServer.builder()
                .host("127.0.0.1")
                .port(Integer.parseInt(System.getenv("PORT")))
                .routing(Server::route)
                .build()
                .start();
    }

    private static void route(HttpRouting.Builder routing) {
        routing.get("/users/{user}", (request, response) -> {
            int user = request.path().pathParameters().first("user").asInt().get();
            int page = request.query().first("page").asInt().get();
            response.send(user + ", " + page);
        });
    }
}
