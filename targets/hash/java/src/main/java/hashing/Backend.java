package hashing;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.Executors;

/** What /wait waits for, asked over pooled connections, as many as there are requests. */
final class Backend {
    private final String address;
    private final HttpClient client;

    Backend(String address, boolean virtual) {
        this.address = address;
        var executor = virtual ? Executors.newVirtualThreadPerTaskExecutor() : Executors.newCachedThreadPool();
        client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).executor(executor).build();
    }

    /** Whether it answered, which takes it this many milliseconds. */
    boolean answers(String milliseconds) {
        try {
            var request = HttpRequest.newBuilder(URI.create("http://" + address + "/?ms=" + milliseconds)).build();
            return client.send(request, BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException | IllegalArgumentException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
