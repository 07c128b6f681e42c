package dev.rowan.storage.embedded.key;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the keys of one table. It appends to the content of the sink. It refuses null or unset
 * key values, values out of range and keys that are too long with {@link
 * dev.rowan.error.RejectedInputException}. Immutable and thread-safe; sinks are not.
 */
public final class KeyCodec {
  private final TableSchema table;
  private final int tableId;
  private final PartitionKeyCodec partition;
  private final List<KeyColumn> clustering = new ArrayList<>();

  private KeyCodec(TableSchema table, int tableId) {
    this.table = table;
    this.tableId = tableId;
    List<KeyColumn> partitionColumns = new ArrayList<>();
    for (int i = 0; i < table.keySize(); i++) {
      KeyColumn column = new KeyColumn(table.name(), table.column(i));
      (i < table.partitionKeySize() ? partitionColumns : clustering).add(column);
    }
    this.partition = new PartitionKeyCodec(table.name(), partitionColumns);
  }

  /**
   * Returns the codec of a table's keys.
   *
   * @throws dev.rowan.error.UnsupportedByBackendException if a key column has a type without an
   *     order
   */
  public static KeyCodec of(TableSchema table, int tableId) {
    return new KeyCodec(table, tableId);
  }

  /** Returns the table. */
  public TableSchema table() {
    return table;
  }

  /** Returns the table's id, which is the prefix of all its keys. */
  public int tableId() {
    return tableId;
  }

  /** Appends the partition of a row; a mark, a clustering or a bound can follow. */
  public void writePartition(Row row, ByteSink out) {
    out.i32(tableId);
    partition.write(row::get, out);
  }

  /** Appends a partition; a mark, a clustering or a bound can follow. */
  public void writePartition(List<Object> key, ByteSink out) {
    if (key.size() != table.partitionKeySize()) {
      throw new IllegalArgumentException("a partition key of " + key.size() + " values");
    }
    out.i32(tableId);
    partition.write(key::get, out);
  }

  /** Appends the clustering of a row, which ends its key. */
  public void writeClustering(Row row, ByteSink out) {
    int from = out.length();
    for (int i = 0; i < clustering.size(); i++) {
      clustering.get(i).writeClustering(row.get(table.partitionKeySize() + i), out);
    }
    out.u8(KeyFormat.ROW_END);
    checkLength(from, out);
  }

  /**
   * Returns the key of a row.
   *
   * @throws IllegalArgumentException if the number of values differs from the number of key columns
   */
  public byte[] rowKey(List<Object> key, List<Object> clusteringKey, ByteSink scratch) {
    if (clusteringKey.size() != clustering.size()) {
      throw new IllegalArgumentException("a clustering key of " + clusteringKey.size() + " values");
    }
    writePartition(key, scratch.reset());
    int from = scratch.length();
    for (int i = 0; i < clustering.size(); i++) {
      clustering.get(i).writeClustering(clusteringKey.get(i), scratch);
    }
    scratch.u8(KeyFormat.ROW_END);
    checkLength(from, scratch);
    return scratch.toByteArray();
  }

  /** Returns the key of a row. */
  public byte[] rowKey(Row row, ByteSink scratch) {
    scratch.reset();
    writePartition(row, scratch);
    writeClustering(row, scratch);
    return scratch.toByteArray();
  }

  /**
   * Returns the key ranges of a slice's rows, sorted and disjoint. They never contain the header,
   * the range tombstones or the static row. Empty if the bounds cross.
   *
   * @throws IllegalArgumentException if there are more values than clustering columns
   */
  public List<KeyRange> slices(List<Object> key, Slice slice, ByteSink scratch) {
    writePartition(key, scratch.reset());
    return new SliceCutter(table.name(), clustering, scratch).cut(slice);
  }

  /** Puts the partition key's values at the start of {@code into}. */
  public void readPartition(byte[] key, @Nullable Object[] into) {
    partition.read(key, into);
  }

  /** Puts the clustering values of a row's key after the values of the partition key. */
  public void readClustering(byte[] key, int length, @Nullable Object[] into) {
    readClustering(key, length, new ByteSource(), into);
  }

  /**
   * Puts the clustering values of a row's key after the values of the partition key; {@code in} is
   * scratch space of this call.
   */
  public void readClustering(byte[] key, int length, ByteSource in, @Nullable Object[] into) {
    if (clustering.isEmpty()) {
      return;
    }
    in.reset(key, KeyFormat.partitionLength(key), length);
    for (int i = 0; i < clustering.size(); i++) {
      into[table.partitionKeySize() + i] = clustering.get(i).readClustering(in);
    }
    if (in.u8() != KeyFormat.ROW_END || in.remaining() != 0) {
      throw CodecErrors.corrupt("a row key without an end");
    }
  }

  private void checkLength(int from, ByteSink out) {
    if (out.length() - from > KeyFormat.MAX_LENGTH) {
      throw PartitionKeyCodec.tooLong(table.name(), "clustering");
    }
  }
}
