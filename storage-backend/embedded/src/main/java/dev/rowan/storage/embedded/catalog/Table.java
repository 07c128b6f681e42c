package dev.rowan.storage.embedded.catalog;

import dev.rowan.schema.TableSchema;
import dev.rowan.storage.embedded.column.RowColumns;
import dev.rowan.storage.embedded.key.KeyCodec;
import dev.rowan.storage.embedded.key.KeyForm;
import dev.rowan.storage.embedded.key.Spelling;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.TypeCodecs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table as one model sees it, with all that turns its rows to bytes. Thread-safe. */
public final class Table {
  private final TableSchema schema;
  private final KeyCodec keys;
  private final RowColumns columns;
  private final Spelling spelling;
  private final boolean respells;
  private final int[] dropped;
  private final boolean whole;

  private Table(TableSchema schema, int id, int[] columnIds, int[] dropped, boolean whole) {
    this.dropped = dropped;
    this.schema = schema;
    this.keys = KeyCodec.of(schema, id);
    this.columns = new RowColumns(schema, columnIds);
    this.spelling = new Spelling(keys);
    this.whole = whole;
    this.respells =
        schema.columns().subList(schema.partitionKeySize(), schema.keySize()).stream()
            .anyMatch(column -> TypeCodecs.of(column.type()).respells());
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

  /** Returns the columns beside the key. */
  public RowColumns columns() {
    return columns;
  }

  /** Returns how clustering values were spelled. */
  public Spelling spelling() {
    return spelling;
  }

  /** Returns whether a key may not say how its clustering values were spelled. */
  public boolean respells() {
    return respells;
  }

  /** Returns whether no row holds a cell of a column that this model does not have. */
  public boolean isWhole() {
    return whole;
  }

  /** Returns whether rows may have cells that belong to no column any more. */
  public boolean hasDropped() {
    return dropped.length > 0;
  }

  /** Returns what of a stored row belongs to columns that were not dropped. */
  public StoredRow current(StoredRow stored) {
    return dropped.length == 0 ? stored : stored.without(dropped);
  }

  /** Returns the bytes with which all keys of a partition begin. */
  public byte[] partition(List<Object> partitionKey, ByteSink scratch) {
    scratch.reset();
    keys.writePartition(partitionKey, scratch);
    return scratch.toByteArray();
  }

  /**
   * Puts the clustering values behind the places of the partition key; {@code original} are the
   * values as spelled, null if the key says them; {@code in} is at its disposal.
   */
  public void readClustering(
      byte[] key, int length, byte @Nullable [] original, ByteSource in, @Nullable Object[] into) {
    if (original != null) {
      spelling.read(original, into);
    } else {
      keys.readClustering(key, length, in, into);
    }
  }

  /** Returns the key of the only row that a slice with all clustering values can hold. */
  public static byte[] onlyKey(byte[] sliceStart) {
    byte[] key = sliceStart.clone();
    key[key.length - 1] = (byte) KeyForm.ROW_END;
    return key;
  }
}
