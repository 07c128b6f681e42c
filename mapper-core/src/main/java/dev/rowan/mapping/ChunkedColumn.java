package dev.rowan.mapping;

import dev.rowan.annotation.Order;
import dev.rowan.dao.Chunks;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A column that refers to a large value, and the table of the chunks of its values. The partition
 * of a chunk is the key of its row, the id of the upload, and a section of at most 64 MiB.
 *
 * @param column the place of the column in the table of the entity
 * @param chunks the table of the chunks
 * @param chunkBytes the number of bytes of a chunk of a new value, at least 1
 */
public record ChunkedColumn(int column, TableSchema chunks, int chunkBytes) {
  /** The largest number of bytes in a partition, if a chunk is not larger. */
  private static final int SECTION_BYTES = 64 << 20;

  /** Checks the bound. */
  public ChunkedColumn {
    if (chunkBytes < 1) {
      throw new IllegalArgumentException("chunks of " + chunkBytes + " bytes");
    }
  }

  /**
   * Returns the column with its table of chunks.
   *
   * @param base the table of the entity
   * @param name the name of the table of chunks
   */
  public static ChunkedColumn of(TableSchema base, int column, String name, int chunkBytes) {
    TableSchema.Builder chunks = TableSchema.named(name);
    for (int i = 0; i < base.keySize(); i++) {
      chunks.partitionKey(base.column(i).name(), base.column(i).type());
    }
    chunks
        .partitionKey("chunk_upload", ScalarType.TIMEUUID)
        .partitionKey("chunk_section", ScalarType.INT)
        .clustering("chunk_number", ScalarType.INT, Order.ASC)
        .column("chunk_data", ScalarType.BLOB)
        .column("chunk_crc32c", ScalarType.INT);
    return new ChunkedColumn(column, chunks.build(), chunkBytes);
  }

  /** Returns a row to write that leaves these columns as they are. */
  public static Row unset(List<ChunkedColumn> columns, Row row) {
    @Nullable Object[] values = row.toArray();
    for (ChunkedColumn each : columns) {
      values[each.column()] = Row.UNSET;
    }
    return Row.owning(values);
  }

  /** Returns what a row stores of its value; null if it has none. */
  public @Nullable Chunks in(@Nullable Row row) {
    Object stored = row == null || !row.isSet(column) ? null : row.get(column);
    return stored == null ? null : Codecs.CHUNKS.decode(stored);
  }

  /** Returns the section of a chunk. */
  public static int section(int chunkBytes, int chunk) {
    return chunk / Math.max(1, SECTION_BYTES / chunkBytes);
  }

  /** Returns the number of sections of a value. */
  public static int sections(Chunks value) {
    return value.count() == 0 ? 0 : section(value.chunkBytes(), value.count() - 1) + 1;
  }

  /**
   * Returns the partition key of a section.
   *
   * @param row a row that has the key of the entity
   */
  public List<Object> partition(Row row, UUID upload, int section) {
    List<Object> partition = new ArrayList<>(chunks.partitionKeySize());
    for (int i = 0; i < chunks.partitionKeySize() - 2; i++) {
      partition.add(Objects.requireNonNull(row.get(i), "a key column of a row"));
    }
    partition.add(upload);
    partition.add(section);
    return partition;
  }
}
