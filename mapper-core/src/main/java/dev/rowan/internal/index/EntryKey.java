package dev.rowan.internal.index;

import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The primary key of an entry, equal where the store takes two keys for one: in the partition key
 * where the bytes are the same; in clustering columns also for decimals that differ in scale alone.
 */
public record EntryKey(List<Object> values) {
  /** Copies the list. */
  public EntryKey {
    values = List.copyOf(values);
  }

  /** Returns the key of an entry of this table. */
  public static EntryKey of(TableSchema table, Row entry) {
    List<Object> values = new ArrayList<>(table.keySize());
    for (int i = 0; i < table.keySize(); i++) {
      Object value = entry.get(i);
      if (value == null) {
        throw new IllegalStateException("an entry of " + table + " has no value in its key");
      }
      values.add(i < table.partitionKeySize() ? value : table.valueType(i).keyForm(value));
    }
    return new EntryKey(values);
  }

  /** Returns the entries of a row by their keys, in order; none for no row. */
  public static Map<EntryKey, Row> entries(DerivedTable derived, @Nullable Row row) {
    Collection<Row> entries = Entries.of(derived, row);
    Map<EntryKey, Row> byKey = new LinkedHashMap<>();
    entries.forEach(entry -> byKey.put(of(derived.table(), entry), entry));
    return byKey;
  }
}
