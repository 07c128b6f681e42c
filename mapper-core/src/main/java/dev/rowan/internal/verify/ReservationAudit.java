package dev.rowan.internal.verify;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.Entries;
import dev.rowan.internal.index.EntryKey;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.Row;
import java.util.Objects;
import java.util.Optional;

/**
 * Compares rows with the reservations of their unique values, in both directions. If another row
 * without the value has reserved it, that reservation is {@link Anomaly#STALE}, and the reservation
 * of the row with the value is {@link Anomaly#MISSING}.
 *
 * <p>A pure function. Thread-safe.
 */
public final class ReservationAudit {
  private final EntityTables tables;
  private final EntryAudit rows;

  /** Compares the reservations of an entity. */
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
   * Compares the reservation of a value with a row that has the value.
   *
   * @param value one of {@link EntryAudit#expected}
   * @param seen the reservation of the value, for any row
   * @param other the row of the reservation, if that is another one
   */
  public Optional<EntryFinding> ofRow(
      DerivedTable table, ObservedRow row, Row value, ObservedRow seen, ObservedRow other) {
    Row key = tables.keyOf(Objects.requireNonNull(row.stored(), "a row with a value")).build();
    Row stored = seen.stored();
    if (stored != null && tables.isThere(table, stored) && isFor(table, stored, key)) {
      return Optional.empty();
    }
    Anomaly anomaly = hasValue(table, other, value) ? Anomaly.CONFLICT : Anomaly.MISSING;
    return Optional.of(new EntryFinding(anomaly, table, key, row, value, seen));
  }

  /**
   * Compares a reservation with its row.
   *
   * @param seen not nothing
   */
  public Optional<EntryFinding> ofReservation(
      DerivedTable table, ObservedRow seen, ObservedRow row) {
    Row stored = Objects.requireNonNull(seen.stored(), "a reservation that is stored");
    return hasValue(table, row, stored)
        ? Optional.empty()
        : Optional.of(
            new EntryFinding(Anomaly.STALE, table, rows.rowKey(table, stored), row, stored, seen));
  }

  private boolean hasValue(DerivedTable table, ObservedRow row, Row value) {
    Row live = rows.live(row);
    return live != null && Entries.hasKey(table, live, value);
  }
}
