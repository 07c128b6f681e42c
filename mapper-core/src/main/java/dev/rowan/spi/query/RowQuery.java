package dev.rowan.spi.query;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A read of one row by its whole key, which is the most frequent read. Its page has at most one row
 * and no next position. A partition that has only static columns has no such row.
 *
 * <p>A backend that reads one row as it reads any other slice can convert the query with {@link
 * #asSlice}.
 *
 * <p>Immutable and thread-safe if an array passed to {@link #owning} is not changed afterwards.
 */
public final class RowQuery implements Query {
  private final TableSchema table;
  private final Object[] key;
  private final ReadMode mode;

  private RowQuery(TableSchema table, Object[] key, ReadMode mode) {
    this.table = table;
    this.key = key;
    this.mode = mode;
  }

  /**
   * Returns the read of the row of a key. It takes ownership of the array; the caller must not
   * change it.
   *
   * @param key canonical values of all key columns, none null
   * @throws IllegalArgumentException if the key has another number of values, or a null
   */
  public static RowQuery owning(TableSchema table, @Nullable Object[] key, ReadMode mode) {
    if (key.length != table.keySize()) {
      throw new IllegalArgumentException(key.length + " of " + table.keySize() + " key columns");
    }
    for (Object value : key) {
      if (value == null) {
        throw new IllegalArgumentException("a key column is null");
      }
    }
    return new RowQuery(table, key, mode);
  }

  /**
   * Returns the read of the row that has the same key as another row.
   *
   * @param key a row of the table; only its key columns are used
   * @throws IllegalArgumentException if a key column is null
   */
  public static RowQuery of(TableSchema table, Row key, ReadMode mode) {
    @Nullable Object[] values = new Object[table.keySize()];
    for (int i = 0; i < values.length; i++) {
      values[i] = key.get(i);
    }
    return owning(table, values, mode);
  }

  @Override
  public TableSchema table() {
    return table;
  }

  /** Returns the value of a key column, which is canonical and not null. */
  public Object key(int column) {
    return key[column];
  }

  /** Returns 1. */
  @Override
  public int limit() {
    return 1;
  }

  /** Returns null: the only page is the first. */
  @Override
  public @Nullable Position after() {
    return null;
  }

  @Override
  public ReadMode mode() {
    return mode;
  }

  @Override
  public Query page(int newLimit, @Nullable Position newAfter) {
    return asSlice().page(newLimit, newAfter);
  }

  @Override
  public RowQuery in(ReadMode newMode) {
    return new RowQuery(table, key, newMode);
  }

  @Override
  public RowQuery over(TableSchema other) {
    return new RowQuery(other, key, mode);
  }

  /** Returns the same read as that of a slice. */
  public SliceQuery asSlice() {
    List<Object> values = Arrays.asList(key);
    int partition = table.partitionKeySize();
    return new SliceQuery(
        table,
        values.subList(0, partition),
        Slice.of(List.copyOf(values.subList(partition, key.length))),
        ReadDirection.FORWARD,
        1,
        null,
        mode);
  }

  /** Returns the table; never the key, which may be private. */
  @Override
  public String toString() {
    return "query of a row of " + table;
  }
}
