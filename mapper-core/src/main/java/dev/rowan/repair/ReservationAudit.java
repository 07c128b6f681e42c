package dev.rowan.repair;

import dev.rowan.schema.DerivedTable;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.upkeep.Entries;
import dev.rowan.upkeep.EntryKey;
import dev.rowan.value.Row;
import java.util.Objects;
import java.util.Optional;

/**
 * Holds rows against the reservations of their unique values, in both directions. A reservation is
 * that of one row: where another row reserved a value that it does not have, that is stale, and
 * missing is the one of the row that has it.
 *
 * <p>A pure function. Thread-safe.
 */
public final class ReservationAudit {
  private final EntityTables tables;
  private final EntryAudit rows;

  /** Judges the reservations of an entity. */
  public ReservationAudit(EntityTables tables) {
    this.tables = tables;
    this.rows = new EntryAudit(tables);
  }

  /** Returns whether a reservation is for the row of a key. */
  public boolean isFor(DerivedTable table, Row reservation, Row key) {
    return EntryKey.of(tables.row(), rows.rowKey(table, reservation))
        .equals(EntryKey.of(tables.row(), key));
  }

  /**
   * Judges the reservation of a value that a row has.
   *
   * @param value one of {@link EntryAudit#expected}
   * @param seen the reservation of the value, whosever it is
   * @param other the row that it is for, if that is another one
   */
  public Optional<Finding> ofRow(
      DerivedTable table, Sight row, Row value, Sight seen, Sight other) {
    Row key = tables.keyOf(Objects.requireNonNull(row.stored(), "a row with a value")).build();
    Row stored = seen.stored();
    if (stored != null && tables.isThere(table, stored) && isFor(table, stored, key)) {
      return Optional.empty();
    }
    Anomaly anomaly = hasValue(table, other, value) ? Anomaly.CONFLICT : Anomaly.MISSING;
    return Optional.of(new Finding(anomaly, table, key, row, value, seen));
  }

  /**
   * Judges a reservation by its row.
   *
   * @param seen not nothing
   */
  public Optional<Finding> ofReservation(DerivedTable table, Sight seen, Sight row) {
    Row stored = Objects.requireNonNull(seen.stored(), "a reservation that is stored");
    return hasValue(table, row, stored)
        ? Optional.empty()
        : Optional.of(
            new Finding(Anomaly.STALE, table, rows.rowKey(table, stored), row, stored, seen));
  }

  private boolean hasValue(DerivedTable table, Sight row, Row value) {
    Row live = rows.live(row);
    return live != null && Entries.hasKey(table, live, value);
  }
}
