package dev.rowan.storage.differential;

import dev.rowan.spi.schema.ColumnType;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** A statement under construction: its text with markers, and the values of the markers. */
final class Cql {
  private final StringBuilder text = new StringBuilder();
  private final List<ByteBuffer> bound = new ArrayList<>();
  private final List<String> shown = new ArrayList<>();

  Cql add(String words) {
    text.append(words);
    return this;
  }

  /** Adds a marker for a value, possibly null. */
  Cql bind(ColumnType type, Object value) {
    return bind(value == null ? null : CqlBytes.encode(type, value), value);
  }

  Cql bind(ByteBuffer bytes, Object value) {
    text.append('?');
    bound.add(bytes);
    shown.add(CqlBytes.show(value));
    return this;
  }

  String text() {
    return text.toString();
  }

  List<ByteBuffer> bound() {
    return bound;
  }

  /** Returns the statement with its values in place of the markers, for people. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    int value = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      out.append(c == '?' ? shown.get(value++) : String.valueOf(c));
    }
    return out.toString();
  }

  /** Returns a quoted name. */
  static String name(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }
}
