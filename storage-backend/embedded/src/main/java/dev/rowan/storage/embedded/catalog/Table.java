package dev.rowan.storage.embedded.catalog;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.storage.embedded.column.RowColumns;
import dev.rowan.storage.embedded.key.KeyCodec;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.key.NonCanonicalKeys;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.TypeCodecs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table as one model declares it, with the codecs of its keys and columns. Thread-safe. */
public final class Table {
  private final TableSchema schema;
  private final KeyCodec keys;
  private final RowColumns columns;
  private final NonCanonicalKeys nonCanonicalKeys;
  private final boolean losesEncoding;
  private final int[] dropped;
  private final boolean whole;

  private Table(TableSchema schema, int id, int[] columnIds, int[] dropped, boolean whole) {
    this.dropped = dropped;
    this.schema = schema;
    this.keys = KeyCodec.of(schema, id);
    this.columns = new RowColumns(schema, columnIds);
    this.nonCanonicalKeys = new NonCanonicalKeys(keys);
    this.whole = whole;
    this.losesEncoding =
        schema.columns().subList(schema.partitionKeySize(), schema.keySize()).stream()
            .anyMatch(column -> TypeCodecs.of(column.type()).allowsNonCanonical());
  }

  static Table of(TableSchema schema, StoredTable stored) {
    int[] ids = new int[schema.size()];
    for (int i = 0; i < ids.length; i++) {
      StoredColumn column = stored.column(schema.column(i).name());
      if (column == null) {
        throw new IllegalStateException("column without an id");
      }
      ids[i] = column.id();
    }
    int[] dropped = stored.dropped().stream().mapToInt(DroppedColumn::id).sorted().toArray();
    boolean whole = stored.nextColumnId() - StoredTable.FIRST_COLUMN_ID == ids.length;
    return new Table(schema, stored.id(), ids, dropped, whole);
  }

  /** Returns the schema. */
  public TableSchema schema() {
    return schema;
  }

  /** Returns the codec of the keys. */
  public KeyCodec keys() {
    return keys;
  }

  /** Returns the columns outside of the key. */
  public RowColumns columns() {
    return columns;
  }

  /** Returns the codec for non-canonical clustering values. */
  public NonCanonicalKeys nonCanonicalKeys() {
    return nonCanonicalKeys;
  }

  /** Returns whether a key may lose the original encoding of its clustering values. */
  public boolean losesEncoding() {
    return losesEncoding;
  }

  /** Returns whether no row holds a cell of a column that this model does not have. */
  public boolean isWhole() {
    return whole;
  }

  /** Returns whether rows may have cells of dropped columns. */
  public boolean hasDropped() {
    return dropped.length > 0;
  }

  /** Returns the stored row without the cells of dropped columns. */
  public StoredRow current(StoredRow stored) {
    return dropped.length == 0 ? stored : stored.without(dropped);
  }

  /** Returns the prefix of all keys of a partition. */
  public byte[] partition(List<Object> partitionKey, ByteSink scratch) {
    scratch.reset();
    keys.writePartition(partitionKey, scratch);
    return scratch.toByteArray();
  }

  /**
   * Puts the clustering values after the values of the partition key. {@code original} holds the
   * values as written, or is null if the key holds them; {@code in} is scratch space of this call.
   */
  public void readClustering(
      byte[] key, int length, byte @Nullable [] original, ByteSource in, @Nullable Object[] into) {
    if (original != null) {
      nonCanonicalKeys.read(original, into);
    } else {
      keys.readClustering(key, length, in, into);
    }
  }

  /** Returns the key of the only row that a slice with all clustering values can hold. */
  public static byte[] onlyKey(byte[] sliceStart) {
    byte[] key = sliceStart.clone();
    key[key.length - 1] = (byte) KeyFormat.ROW_END;
    return key;
  }
}
