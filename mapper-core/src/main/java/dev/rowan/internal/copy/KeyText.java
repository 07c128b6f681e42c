package dev.rowan.internal.copy;

import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.ScalarValueType;
import org.jspecify.annotations.Nullable;

/** The primary key of a row as one text that can be parsed again. */
final class KeyText {
  private KeyText() {}

  /**
   * Returns the text of a key: for each value its length, a colon and its own text.
   *
   * @throws IllegalArgumentException if a part of the key is missing or no scalar
   */
  static String of(TableSchema table, Row row) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < table.keySize(); i++) {
      Object value = row.get(i);
      if (value == null) {
        throw new IllegalArgumentException("a key of " + table + " without a value");
      }
      String part = type(table, i).text(value);
      text.append(part.length()).append(':').append(part);
    }
    return text.toString();
  }

  /**
   * Returns the row of a key, everything else unset.
   *
   * @throws IllegalArgumentException if the text is none of this table
   */
  static Row read(TableSchema table, String text) {
    Row.Builder row = Row.unset(table.size());
    int at = 0;
    for (int i = 0; i < table.keySize(); i++) {
      int colon = text.indexOf(':', at);
      int end = colon < 0 ? -1 : colon + 1 + Integer.parseInt(text.substring(at, colon));
      if (end < 0 || end > text.length()) {
        throw new IllegalArgumentException("no key of " + table);
      }
      row.set(i, type(table, i).parse(text.substring(colon + 1, end)));
      at = end;
    }
    return row.build();
  }

  private static ScalarValueType<?> type(TableSchema table, int column) {
    @Nullable Object type = table.column(column).type();
    if (type instanceof ScalarType scalar) {
      return scalar.valueType();
    }
    throw new IllegalArgumentException(
        "a key of " + table + " that is not made of scalars cannot be referred to");
  }
}
