package dev.rowan.internal.verify;

import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.Row;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A difference between a row and an entry, with everything that was read of both.
 *
 * @param derived the table of the entry, as stored; null for {@link Anomaly#FOREIGN}, which is
 *     about the row alone
 * @param key a row of the table that has the key; its other columns are ignored
 * @param row the row
 * @param entry the entry that should exist, or the key of an entry that should not; null for {@link
 *     Anomaly#FOREIGN}
 * @param seen the entry as stored
 */
public record EntryFinding(
    Anomaly anomaly,
    @Nullable DerivedTable derived,
    Row key,
    ObservedRow row,
    @Nullable Row entry,
    ObservedRow seen) {

  /**
   * Returns the largest timestamp that was read. An in-flight change of that time may explain the
   * difference.
   */
  public long newest() {
    return Math.max(row.newest(), seen.newest());
  }

  /**
   * Returns the table of the entry.
   *
   * @throws NullPointerException if the finding is about a row alone
   */
  public DerivedTable requireDerived() {
    return Objects.requireNonNull(derived, "a finding about an entry");
  }

  /**
   * Returns the entry.
   *
   * @throws NullPointerException if the finding is about a row alone
   */
  public Row requireEntry() {
    return Objects.requireNonNull(entry, "a finding about an entry");
  }

  /** Returns whether this is the same difference: of one row and one entry, unchanged since. */
  public boolean isStill(EntryFinding earlier) {
    return anomaly == earlier.anomaly && row.isSame(earlier.row) && seen.isSame(earlier.seen);
  }

  /** Returns the kind of difference and the table; never keys, which may be private. */
  @Override
  public String toString() {
    return anomaly + (derived == null ? "" : " in " + derived.table());
  }
}
