package hashing;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.core.StandardHost;
import org.apache.catalina.startup.Tomcat;

/** One servlet in an embedded Tomcat, with a thread for each request: the platform's, or virtual ones. */
final class Main {
    private static final Logger TOMCAT = Logger.getLogger("org.apache");

    public static void main(String[] arguments) throws LifecycleException {
        Map<String, String> env = System.getenv();
        boolean virtual = switch (env.getOrDefault("THREADS", "platform")) {
            case "platform" -> false;
            case "virtual" -> true;
            default -> throw new IllegalArgumentException("THREADS must be platform or virtual");
        };
        Path file = Path.of(env.getOrDefault("DATA", "data.bin"));
        // Only where it is asked for: making a client takes a while.
        Optional<Backend> backend = Optional.ofNullable(env.get("BACKEND"))
                .filter(Predicate.not(String::isEmpty))
                .map(address -> new Backend(address, virtual));

        TOMCAT.setLevel(Level.WARNING);
        var tomcat = new Tomcat();
        tomcat.setBaseDir(Path.of(System.getProperty("java.io.tmpdir"), "hash").toString());
        tomcat.setConnector(connector(env.getOrDefault("PORT", "8080"), virtual));
        // A broken request, which never reaches the servlet, gets a status and no page.
        ((StandardHost) tomcat.getHost()).setErrorReportValveClass(null);
        var context = tomcat.addContext("", null);
        Tomcat.addServlet(context, "hash", new HashServlet(file, backend));
        context.addServletMappingDecoded("/", "hash");

        tomcat.start();
        // At once, and with 0 where the JVM's own answer to SIGTERM is 143.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> Runtime.getRuntime().halt(0)));
        tomcat.getServer().await();
    }

    private static Connector connector(String port, boolean virtual) {
        var connector = new RawConnector();
        connector.setPort(Integer.parseInt(port));
        // A port that is taken ends it.
        connector.setThrowOnFailure(true);
        connector.setProperty("useVirtualThreads", String.valueOf(virtual));
        // A crowd of 5000 connections with a request on each is served at once, as far as threads go.
        connector.setProperty("maxConnections", "10000");
        connector.setProperty("acceptCount", "4096");
        connector.setProperty("maxThreads", "5000");
        // Idle connections outlive the proxy's own limit, so that it is never the server that closes them.
        connector.setProperty("keepAliveTimeout", "90000");
        connector.setProperty("maxKeepAliveRequests", "-1");
        connector.setProperty("useKeepAliveResponseHeader", "false");
        return connector;
    }
}
