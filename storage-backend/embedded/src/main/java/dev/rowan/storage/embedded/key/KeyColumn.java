package dev.rowan.storage.embedded.key;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;
import dev.rowan.storage.embedded.type.TypeCodec;
import dev.rowan.storage.embedded.type.TypeCodecs;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One column of a key, with its codec and direction. Immutable and thread-safe. */
final class KeyColumn {
  private final String table;
  private final String name;
  private final TypeCodec<?> codec;
  private final boolean descending;

  KeyColumn(String table, ColumnSchema column) {
    this.table = table;
    this.name = column.name();
    this.codec = TypeCodecs.of(column.type());
    this.descending = column.order() == Order.DESC;
    if (!codec.ordered()) {
      throw new UnsupportedByBackendException(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of("table", table, "column", name, "found", codec.cql() + " in a key"),
          null);
    }
  }

  boolean descending() {
    return descending;
  }

  /**
   * Returns whether decoding a clustering form may return a value that is encoded differently than
   * the original.
   */
  boolean losesEncoding() {
    return codec.allowsNonCanonical();
  }

  /** Appends the value form. */
  void writeValue(@Nullable Object value, ByteSink out) {
    Object present = require(value);
    try {
      codec.writeValue(present, out);
    } catch (RejectedInputException e) {
      throw CodecErrors.in(table, name, e);
    }
  }

  Object readValue(ByteSource in, int length) {
    return codec.readValue(in, length);
  }

  /** Appends the mark of a component and the ordered form in the column's direction. */
  void writeClustering(@Nullable Object value, ByteSink out) {
    Object present = require(value);
    int at = out.u8(KeyFormat.COMPONENT).length();
    try {
      codec.writeOrdered(present, out);
    } catch (RejectedInputException e) {
      throw CodecErrors.in(table, name, e);
    }
    if (descending) {
      out.invertFrom(at);
    }
  }

  Object readClustering(ByteSource in) {
    if (in.u8() != KeyFormat.COMPONENT) {
      throw CodecErrors.corrupt("a clustering component without a value");
    }
    in.inverted(descending);
    Object value = codec.readOrdered(in);
    in.inverted(false);
    return value;
  }

  RejectedInputException refuse(String expected, String found) {
    return new RejectedInputException(
        ErrorCode.VALUE_REJECTED,
        Map.of("table", table, "column", name, "expected", expected, "found", found),
        null);
  }

  private Object require(@Nullable Object value) {
    if (value == null || value == Row.UNSET) {
      throw new RejectedInputException(
          ErrorCode.NULL_KEY, Map.of("table", table, "column", name), null);
    }
    return value;
  }
}
