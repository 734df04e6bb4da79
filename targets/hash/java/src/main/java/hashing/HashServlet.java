package hashing;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads a file on every request, hashes it n times with SHA-256 and answers the digest in hex. */
final class HashServlet extends HttpServlet {
    private static final Set<String> READS = Set.of("GET", "HEAD");
    private static final Pattern COUNT = Pattern.compile("[1-9][0-9]{0,5}");
    private static final Pattern MILLISECONDS = Pattern.compile("[1-9][0-9]{0,3}");

    private final transient Path file;
    private final transient Optional<Backend> backend;

    HashServlet(Path file, Optional<Backend> backend) {
        this.file = file;
        this.backend = backend;
    }

    private record Answer(int status, String body) {}

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Answer answer = answer(request);
        byte[] body = answer.body.getBytes(StandardCharsets.UTF_8);
        response.setStatus(answer.status);
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }

    private Answer answer(HttpServletRequest request) {
        if (!READS.contains(request.getMethod())) return new Answer(404, "Not Found");
        return switch (request.getRequestURI()) {
            case "/" -> atOnce(request.getQueryString());
            case "/wait" -> afterBackend(request.getQueryString());
            default -> new Answer(404, "Not Found");
        };
    }

    private Answer atOnce(String query) {
        String n = Query.first(query, "n").orElse("1");
        if (!COUNT.matcher(n).matches()) return new Answer(400, "n must be a whole number from 1 to 999999");
        return digest(Integer.parseInt(n));
    }

    private Answer afterBackend(String query) {
        String ms = Query.first(query, "ms").orElse("20");
        if (!MILLISECONDS.matcher(ms).matches()) return new Answer(400, "ms must be a whole number from 1 to 9999");
        boolean answered = backend.map(asked -> asked.answers(ms)).orElse(false);
        return answered ? digest(1) : new Answer(502, "The backend did not answer");
    }

    private Answer digest(int count) {
        try {
            byte[] data = Files.readAllBytes(file);
            MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
            byte[] sum = {};
            for (int i = 0; i < count; i++) sum = sha256.digest(data);
            return new Answer(200, HexFormat.of().formatHex(sum));
        } catch (IOException e) {
            return new Answer(500, "Cannot read the file");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JVM has SHA-256", e);
        }
    }
}
