package dev.rowan.internal.verify;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.ScalarValueTypes;
import dev.rowan.spi.value.ValueType;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Compares all rows with all entries without reading one for the other. It adds hashes of the
 * entries that rows must have and subtracts hashes of stored entries, in sums by the key of the
 * row, in any order. If a sum is not zero, one of its rows and entries may differ. If it is zero,
 * none differs, with a chance of about 1 in 2^64 for each sum: the seed of the hashes is random.
 *
 * <p>A change between the read of a row and that of its entries makes a difference, too. Changes
 * never hide a difference that exists all the time. Uses half a megabyte. Not thread-safe.
 */
public final class EntrySums {
  /** So many sums, that some rows that are changed meanwhile leave most of them alone. */
  private static final int SUMS = 1 << 16;

  private final EntryAudit audit;
  private final TableSchema rows;
  private final List<DerivedTable> derived;
  private final ValueType[] rowTypes;
  private final ValueType[][] entryTypes;
  private final long seed;
  private final long[] sums = new long[SUMS];
  private final BitSet suspect = new BitSet(SUMS);

  /**
   * Begins with no rows and no entries.
   *
   * @param audit tells which entries a row must have
   * @param derived the tables whose entries are compared, as stored
   */
  public EntrySums(
      EntityTables tables, EntryAudit audit, List<DerivedTable> derived, Random random) {
    this.audit = audit;
    this.rows = tables.row();
    this.derived = List.copyOf(derived);
    this.rowTypes = types(rows);
    this.entryTypes =
        derived.stream().map(table -> types(table.table())).toArray(ValueType[][]::new);
    this.seed = random.nextLong();
  }

  private static ValueType[] types(TableSchema table) {
    return table.columns().stream()
        .map(column -> column.type().valueType())
        .toArray(ValueType[]::new);
  }

  /** Adds what a row must have. */
  public void addRow(ObservedRow row) {
    Row stored = row.stored();
    if (stored == null) {
      return;
    }
    int place = place(stored);
    if (audit.ofRow(row).isPresent()) {
      suspect.set(place);
    }
    for (int i = 0; i < derived.size(); i++) {
      for (Row expected : audit.expected(derived.get(i), row)) {
        sums[place] += hash(i, expected);
      }
    }
  }

  /**
   * Takes an entry away that is stored.
   *
   * @param index which of the tables it is in, from 0
   */
  public void takeEntry(int index, ObservedRow seen) {
    Row entry = seen.stored();
    DerivedTable table = derived.get(index);
    if (entry == null || audit.isNothing(table, entry)) {
      return;
    }
    int place = place(audit.rowKey(table, entry));
    if (audit.isWhole(table, entry)) {
      sums[place] -= hash(index, entry);
    } else {
      suspect.set(place);
    }
  }

  /** Returns whether any row may differ from its entries, or any entry from its row. */
  public boolean mayAnyDiffer() {
    for (int place = 0; place < SUMS; place++) {
      if (mayDiffer(place)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a row may differ from its entries, or one of them from it.
   *
   * @param key a row with the key of the row
   */
  public boolean mayDiffer(Row key) {
    return mayDiffer(place(key));
  }

  private boolean mayDiffer(int place) {
    return sums[place] != 0 || suspect.get(place);
  }

  private int place(Row key) {
    long hash = seed;
    for (int i = 0; i < rows.keySize(); i++) {
      hash = rowTypes[i].hash(hash, keyForm(rowTypes[i], key.get(i)));
    }
    return (int) hash & (SUMS - 1);
  }

  private long hash(int index, Row entry) {
    DerivedTable table = derived.get(index);
    int partition = table.table().partitionKeySize();
    int key = table.table().keySize();
    int end = audit.comparedColumns(table);
    ValueType[] types = entryTypes[index];
    long hash = ScalarValueTypes.BIGINT.hash(seed, (long) index);
    for (int i = 0; i < end; i++) {
      Object value = entry.get(i);
      boolean isClustering = i >= partition && i < key;
      hash = types[i].hash(hash, isClustering ? keyForm(types[i], value) : value);
    }
    return hash;
  }

  /** A decimal in a clustering key can have one scale in the row and another in the entry. */
  private static @Nullable Object keyForm(ValueType type, @Nullable Object value) {
    return value == null ? null : type.keyForm(value);
  }
}
