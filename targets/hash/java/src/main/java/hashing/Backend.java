package hashing;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Optional;
import java.util.concurrent.Executors;

/** What /wait waits for, asked over pooled connections, as many as there are requests. */
final class Backend {
    private final Optional<String> address;
    private final HttpClient client;

    Backend(Optional<String> address, boolean virtual) {
        this.address = address;
        var executor = virtual ? Executors.newVirtualThreadPerTaskExecutor() : Executors.newCachedThreadPool();
        client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).executor(executor).build();
    }

    /** Whether it answered, which takes it this many milliseconds. */
    boolean answers(String milliseconds) {
        if (address.isEmpty()) return false;
        var uri = URI.create("http://" + address.get() + "/?ms=" + milliseconds);
        try {
            return client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
