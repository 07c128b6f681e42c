package dev.rowan.sample.logs.layout;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A parsed line.
 *
 * @param at when it was printed
 * @param text the message, without the parts
 * @param parts the other parts of the line, by name; no nulls, no empty values
 */
public record ParsedLine(Instant at, String text, Map<String, String> parts) {
  public ParsedLine {
    parts = Map.copyOf(parts);
  }

  /** The parts of a line under construction; leaves out what the line does not have. */
  static final class Parts {
    private final Map<String, String> named = new LinkedHashMap<>();

    Parts with(String name, @Nullable String value) {
      if (value != null && !value.isEmpty()) {
        named.put(name, value);
      }
      return this;
    }

    ParsedLine line(Instant at, String text) {
      return new ParsedLine(at, text, named);
    }
  }
}
