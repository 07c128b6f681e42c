package dev.rowan.internal.index;

import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The change of one unique value of a row. A value that stays is no change.
 *
 * @param table the table of the values, as stored
 * @param left the entry of the value that the row no longer has, or null if it had none
 * @param taken the entry of the value that the row will have, without an attempt, or null if it
 *     will have none
 */
public record UniqueChange(DerivedTable table, @Nullable Row left, @Nullable Row taken) {
  /**
   * Returns the changes of all unique values of a row.
   *
   * @param before the row as stored, or null for none
   * @param after the row after the change, or null for none
   */
  static List<UniqueChange> between(
      EntityTables tables, @Nullable Row before, @Nullable Row after) {
    List<UniqueChange> changes = new ArrayList<>(tables.unique().size());
    for (DerivedTable table : tables.unique()) {
      Row had = only(Entries.of(table, before));
      Row has = only(Entries.of(table, after));
      boolean same =
          had != null
              && has != null
              && EntryKey.of(table.table(), had).equals(EntryKey.of(table.table(), has));
      if (!same && (had != null || has != null)) {
        changes.add(new UniqueChange(table, had, has));
      }
    }
    return changes;
  }

  private static @Nullable Row only(List<Row> entries) {
    return entries.isEmpty() ? null : entries.get(0);
  }

  /** Returns the column of the row that contains the attempt of the reservation. */
  int reservationColumn() {
    return reservationColumn(table);
  }

  /** Returns the column of the row that contains the attempt of its reservation in a table. */
  public static int reservationColumn(DerivedTable table) {
    List<Component> components = table.components();
    return components.get(components.size() - 1).column();
  }
}
