package dev.rowan.storage.cassandra.read;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.statement.CqlTable;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Encodes page positions: a version, a kind, and then either the clustering values of the last row,
 * each with its length, or the paging state of the servers. A position stays valid if its row is
 * deleted.
 */
final class PagePosition {
  private static final byte VERSION = 1;
  private static final byte AFTER_A_ROW = 0;
  private static final byte PAGING_STATE = 1;

  private PagePosition() {}

  static Position after(CqlTable table, Row row) {
    TableSchema schema = table.schema();
    List<ByteBuffer> values = table.key(row, schema.keySize());
    List<ByteBuffer> clustering = values.subList(schema.partitionKeySize(), schema.keySize());
    int size = clustering.stream().mapToInt(value -> Integer.BYTES + value.remaining()).sum();
    ByteBuffer bytes = ByteBuffer.allocate(2 + size).put(VERSION).put(AFTER_A_ROW);
    clustering.forEach(value -> bytes.putInt(value.remaining()).put(value));
    return new Position(bytes.flip());
  }

  static Position at(ByteBuffer pagingState) {
    ByteBuffer bytes = ByteBuffer.allocate(2 + pagingState.remaining());
    bytes.put(VERSION).put(PAGING_STATE).put(pagingState.duplicate());
    return new Position(bytes.flip());
  }

  /** Returns the clustering values of the row that precedes the position. */
  static List<Object> clustering(CqlTable table, Position position) {
    ByteBuffer bytes = open(position, AFTER_A_ROW);
    List<Object> values = new ArrayList<>();
    try {
      for (int i = table.schema().partitionKeySize(); i < table.schema().keySize(); i++) {
        int length = bytes.getInt();
        ByteBuffer value = bytes.slice(bytes.position(), length);
        bytes.position(bytes.position() + length);
        values.add(Objects.requireNonNull(table.column(i).decode(value)));
      }
    } catch (BufferUnderflowException | IndexOutOfBoundsException | IllegalArgumentException e) {
      throw foreign();
    }
    return values;
  }

  /** Returns the paging state of the servers; null for the first page. */
  static @Nullable ByteBuffer pagingState(@Nullable Position position) {
    return position == null ? null : open(position, PAGING_STATE).slice();
  }

  private static ByteBuffer open(Position position, byte kind) {
    ByteBuffer bytes = position.bytes().duplicate();
    if (bytes.remaining() < 2 || bytes.get() != VERSION || bytes.get() != kind) {
      throw foreign();
    }
    return bytes;
  }

  private static RejectedInputException foreign() {
    return new RejectedInputException(ErrorCode.FOREIGN_PAGE_TOKEN, Map.of(), null);
  }
}
