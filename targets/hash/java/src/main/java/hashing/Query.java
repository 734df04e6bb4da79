package hashing;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

final class Query {
    private Query() {}

    /** The first value of a name. Tomcat's own parameters refuse a query with one broken escape as a whole. */
    static Optional<String> first(String query, String name) {
        if (query == null) return Optional.empty();
        for (String part : query.split("&")) {
            int equals = part.indexOf('=');
            String key = equals < 0 ? part : part.substring(0, equals);
            if (decoded(key).equals(name)) return Optional.of(equals < 0 ? "" : decoded(part.substring(equals + 1)));
        }
        return Optional.empty();
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return text;
        }
    }
}
