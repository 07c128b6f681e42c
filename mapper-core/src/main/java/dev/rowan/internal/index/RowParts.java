package dev.rowan.internal.index;

import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An update of one row whose values have different TTLs: one upsert for each TTL, in the order of
 * their first use. Not thread-safe.
 */
public final class RowParts {
  private final TableSchema table;
  private final Row key;
  private final Map<Integer, Row.Builder> byTtl = new LinkedHashMap<>();

  /**
   * Starts an update of a row.
   *
   * @param key a row of the same table that has the key
   */
  public RowParts(TableSchema table, Row key) {
    this.table = table;
    this.key = key;
  }

  /**
   * Sets a column.
   *
   * @param value null to delete it
   * @param ttl in seconds; 0 if the value never expires
   */
  public RowParts set(int column, @Nullable Object value, int ttl) {
    byTtl.computeIfAbsent(ttl, any -> keyOnly()).set(column, value);
    return this;
  }

  private Row.Builder keyOnly() {
    Row.Builder row = Row.unset(table.size());
    for (int i = 0; i < table.keySize(); i++) {
      row.set(i, key.get(i));
    }
    return row;
  }

  /** Returns the updates; none if no column was set. */
  public List<Upsert> updates() {
    return byTtl.entrySet().stream()
        .map(part -> RowExpiration.update(table, part.getValue().build(), part.getKey()))
        .toList();
  }
}
