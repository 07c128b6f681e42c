package dev.rowan.storage.differential;

import dev.rowan.schema.ColumnType;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** A statement in the making: its text with marks, and the values of the marks. */
final class Cql {
  private final StringBuilder text = new StringBuilder();
  private final List<ByteBuffer> bound = new ArrayList<>();
  private final List<String> shown = new ArrayList<>();

  Cql add(String words) {
    text.append(words);
    return this;
  }

  /** Adds a mark for a value, possibly null. */
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

  /** The statement with its values in place of the marks, to be read by people. */
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

  /** A name as CQL wants it. */
  static String name(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }
}
