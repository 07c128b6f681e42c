package dev.rowan.storage.cassandra.statement;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.type.WireCodec;
import dev.rowan.storage.cassandra.type.WireCodecs;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One column of a table: its quoted name, and the encoding of its values. Immutable. */
public final class CqlColumn {
  private static final int LONGEST_KEY = 65_535;

  private final String table;
  private final ColumnSchema schema;
  private final String name;
  private final boolean multiCell;
  private final WireCodec codec;
  private final @Nullable Class<?> javaType;
  private final boolean cellsOfList;
  private final PartCodecs parts;
  private final int fixedSize;
  private final boolean text;

  CqlColumn(String table, ColumnSchema schema) {
    this.table = table;
    this.schema = schema;
    this.name = CqlNames.quoted(schema.name());
    this.multiCell = schema.type().isMultiCell();
    this.codec = WireCodecs.of(schema.type());
    this.javaType = codec.javaType();
    this.cellsOfList = multiCell && schema.type() instanceof ListType;
    this.parts = PartCodecs.of(schema.type());
    this.fixedSize = codec.fixedSize();
    this.text = codec.isText();
  }

  /** Returns the quoted name. */
  public String name() {
    return name;
  }

  /** Returns the codec of its values. */
  WireCodec codec() {
    return codec;
  }

  /** Returns the codecs of the parts of its values. */
  public PartCodecs parts() {
    return parts;
  }

  /** Returns the column's type. */
  public ColumnType type() {
    return schema.type();
  }

  /** Returns the column's kind. */
  public ColumnKind kind() {
    return schema.kind();
  }

  /** Returns whether the column is stored in descending order. */
  public boolean isDescending() {
    return schema.order() == Order.DESC;
  }

  /** Returns whether its values are lists with one cell per element. */
  public boolean isCellsOfList() {
    return cellsOfList;
  }

  /** Returns whether a value to write is an edit of a part of the stored value. */
  public boolean isEdit(@Nullable Object value) {
    // The class alone decides for most values, which is faster.
    return value != null && value.getClass() != javaType && value instanceof CellEdit;
  }

  /**
   * Returns the bytes of a value, or null for null and for an empty collection that is not frozen.
   *
   * @throws RejectedInputException if the column cannot hold it
   */
  public @Nullable ByteBuffer encode(@Nullable Object value) {
    if (value == null || (multiCell && isEmpty(value))) {
      return null;
    }
    return encode(codec, value);
  }

  /**
   * Returns how many bytes a value needs in the array that most values of a row share; 0 if its
   * bytes get an array of their own.
   */
  public int room(@Nullable Object value) {
    return text ? codec.room(value) : fixedSize;
  }

  /**
   * Returns the bytes of a value in a statement: the result of {@link #encode(Object)}, or {@link
   * StatementDraft#UNSET}.
   *
   * @param room the array that the values of a row share
   * @param place where the {@link #room} of this value begins
   * @throws RejectedInputException if the column cannot hold the value, or if a key column has none
   */
  public @Nullable ByteBuffer encode(@Nullable Object value, byte[] room, int place) {
    if (value == null || value == Row.UNSET) {
      return none(value);
    }
    return multiCell && isEmpty(value) ? null : encodeInto(value, room, place);
  }

  private @Nullable ByteBuffer none(@Nullable Object value) {
    if (schema.kind() == ColumnKind.PARTITION_KEY || schema.kind() == ColumnKind.CLUSTERING) {
      throw noKey();
    }
    return value == null ? null : StatementDraft.UNSET;
  }

  private ByteBuffer encodeInto(Object value, byte[] room, int place) {
    try {
      return codec.encode(value, room, place);
    } catch (RejectedInputException e) {
      throw here(e);
    }
  }

  /** Returns the bytes of a value, also of an empty collection. */
  public ByteBuffer encodeWhole(Object value) {
    return encode(codec, value);
  }

  /** Returns the bytes of a part of a value; a refusal names this column. */
  public ByteBuffer encode(WireCodec part, Object value) {
    try {
      return part.encode(value);
    } catch (RejectedInputException e) {
      throw here(e);
    }
  }

  private RejectedInputException here(RejectedInputException refusal) {
    Map<String, String> context = new HashMap<>(refusal.context());
    context.putAll(where());
    return new RejectedInputException(refusal.code(), context, refusal);
  }

  /**
   * Returns the bytes of a value of a key.
   *
   * @throws RejectedInputException if there is none, or it is too long
   */
  public ByteBuffer encodeKey(@Nullable Object value) {
    return notTooLong(encode(codec, key(value)));
  }

  /**
   * Returns the bytes of a value of a key.
   *
   * @param room the array that the values of a key share
   * @param place where the {@link #room} of this value begins
   * @throws RejectedInputException if there is none, or it is too long
   */
  ByteBuffer encodeKey(@Nullable Object value, byte[] room, int place) {
    return notTooLong(encodeInto(key(value), room, place));
  }

  private Object key(@Nullable Object value) {
    if (value == null || value == Row.UNSET) {
      throw noKey();
    }
    return value;
  }

  private RejectedInputException noKey() {
    return new RejectedInputException(ErrorCode.NULL_KEY, where(), null);
  }

  private ByteBuffer notTooLong(ByteBuffer bytes) {
    if (bytes.remaining() > LONGEST_KEY) {
      throw tooLong();
    }
    return bytes;
  }

  /** Returns the value of these bytes; null for none. */
  public @Nullable Object decode(@Nullable ByteBuffer bytes) {
    return bytes == null ? null : codec.decode(bytes);
  }

  RejectedInputException tooLong() {
    return new RejectedInputException(ErrorCode.KEY_TOO_LONG, where(), null);
  }

  private Map<String, String> where() {
    return Map.of("table", table, "column", schema.name());
  }

  private static boolean isEmpty(Object value) {
    return (value instanceof Collection<?> elements && elements.isEmpty())
        || (value instanceof Map<?, ?> entries && entries.isEmpty());
  }
}
