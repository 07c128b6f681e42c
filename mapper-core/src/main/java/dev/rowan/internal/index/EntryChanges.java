package dev.rowan.internal.index;

import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The changes of a derived table after a change of one base row. Additions and removals are
 * separate, because a client writes additions before the base row and removals after it.
 *
 * @param additions writes of entries that are new, or whose included columns changed
 * @param removals deletes of entries that the row no longer has, at a timestamp just before that of
 *     the mutation set, so that an entry that the same set writes under an equal key stays
 */
public record EntryChanges(List<Mutation> additions, List<Mutation> removals) {
  /** Copies the lists. */
  public EntryChanges {
    additions = List.copyOf(additions);
    removals = List.copyOf(removals);
  }

  /**
   * Returns the difference between the entries of a row before and after a change. An insert is a
   * change from no row, a delete a change to no row. Entries of both rows cancel out.
   *
   * @param before the row before the change; null if there was none, or, for a table whose keys are
   *     immutable, if it is unknown
   * @param after the row after the change, or null
   */
  public static EntryChanges between(
      DerivedTable derived, @Nullable Row before, @Nullable Row after) {
    List<Row> old = Entries.of(derived, before);
    List<Row> now = Entries.of(derived, after);
    TableSchema table = derived.table();
    List<Mutation> additions = new ArrayList<>(now.size());
    List<Mutation> removals = new ArrayList<>(old.size());
    Set<Row> had = old.isEmpty() ? Set.of() : new HashSet<>(old);
    for (Row entry : now) {
      if (!had.contains(entry)) {
        additions.add(Upsert.insert(table, entry));
      }
    }
    if (!old.isEmpty()) {
      Set<List<Object>> remaining = new HashSet<>();
      now.forEach(entry -> remaining.add(key(table, entry)));
      for (Row entry : old) {
        if (!remaining.contains(key(table, entry))) {
          removals.add(DeleteRow.of(table, entry, TimestampOffset.ONE_MICROSECOND_EARLIER));
        }
      }
    }
    return new EntryChanges(additions, removals);
  }

  private static List<Object> key(TableSchema table, Row entry) {
    List<Object> key = new ArrayList<>(table.keySize());
    for (int i = 0; i < table.keySize(); i++) {
      Object value = entry.get(i);
      if (value == null) {
        throw new IllegalStateException("an entry of " + table + " has no value in its key");
      }
      key.add(value);
    }
    return key;
  }
}
