package hashing;

import java.nio.charset.StandardCharsets;
import org.apache.catalina.LifecycleException;
import org.apache.catalina.connector.Connector;
import org.apache.catalina.connector.CoyoteAdapter;
import org.apache.coyote.Request;
import org.apache.coyote.Response;

/** Leaves to the servlet what Tomcat would answer by itself, and writes Content-Type as the other servers do. */
final class RawConnector extends Connector {
    private static final String OTHER_CHARACTERS = "\"<>[\\]^`{|}";

    private static final byte[] OTHER_PATH = "/other".getBytes(StandardCharsets.US_ASCII);

    RawConnector() {
        setAllowTrace(true);
        setProperty("relaxedPathChars", OTHER_CHARACTERS);
        setProperty("relaxedQueryChars", OTHER_CHARACTERS);
    }

    @Override
    protected void initInternal() throws LifecycleException {
        super.initInternal();
        getProtocolHandler().setAdapter(new RawAdapter());
    }

    private final class RawAdapter extends CoyoteAdapter {
        RawAdapter() {
            super(RawConnector.this);
        }

        @Override
        public void service(Request request, Response response) throws Exception {
            // Tomcat would leave out the space.
            response.getMimeHeaders().setValue("Content-Type").setString("text/plain; charset=utf-8");
            // "*", "//", "/%2e%2e" and the like: any path that is not served will do, since each gets the same answer.
            var path = request.requestURI();
            if (!path.equals("/") && !path.equals("/wait")) path.setBytes(OTHER_PATH, 0, OTHER_PATH.length);
            super.service(request, response);
        }
    }
}
