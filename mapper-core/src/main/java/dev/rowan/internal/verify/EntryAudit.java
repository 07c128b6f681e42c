package dev.rowan.internal.verify;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.Entries;
import dev.rowan.internal.index.EntryKey;
import dev.rowan.internal.index.EntryVersions;
import dev.rowan.internal.index.RowState;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.store.Anomaly;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Compares rows with entries in both directions: the entries that each row must have, and the row
 * that each entry must come from. Each difference has one finding: about the row if the entry must
 * exist, else about the entry.
 *
 * <p>A pure function. Thread-safe.
 */
public final class EntryAudit {
  /** The clocks of writers and servers differ by less. */
  private static final int LIFE_MARGIN_SECONDS = 60;

  private final EntityTables tables;
  private final EntryVersions versions;
  private final LongSupplier micros;
  private final EntryExpiration expirations;

  /** Compares rows and entries as of the beginning of time: no entry has expired. */
  public EntryAudit(EntityTables tables) {
    this(tables, () -> 0);
  }

  /**
   * Compares the rows and entries of an entity.
   *
   * @param micros the present time in microseconds since 1970
   */
  public EntryAudit(EntityTables tables, LongSupplier micros) {
    this.tables = tables;
    this.versions = EntryVersions.of(tables);
    this.micros = micros;
    this.expirations = new EntryExpiration(tables.declared());
  }

  /**
   * Returns the entries that a row must have in a derived table. It need not have an entry with a
   * life of its own that has expired, or will within a minute.
   */
  public Collection<Row> expected(DerivedTable derived, ObservedRow row) {
    boolean isOver =
        derived.entryTtl() != 0
            && expirations.secondsLeft(derived, row, micros.getAsLong()) <= LIFE_MARGIN_SECONDS;
    return isOver ? List.of() : EntryKey.entries(derived, live(row)).values();
  }

  /**
   * Returns the column of a derived table that is the reason why a row lacks an entry there,
   * because no key can contain its value; null if the row can have all of its entries.
   */
  public @Nullable String unindexable(DerivedTable derived, ObservedRow row) {
    return Entries.unindexable(derived, live(row));
  }

  /** Returns a finding if another program than the mapper wrote the keys of a row. */
  public Optional<EntryFinding> ofRow(ObservedRow row) {
    Row live = live(row);
    if (live == null || !tables.isVersioned()) {
      return Optional.empty();
    }
    Long version = state(row).version();
    boolean foreign =
        version == null
            ? keyGroupTime(row) != CellTimes.NEVER || hasEntries(live)
            : versions == EntryVersions.TIMESTAMPS && keyGroupTime(row) > version;
    return foreign
        ? Optional.of(
            new EntryFinding(Anomaly.FOREIGN, null, keyOf(live), row, null, ObservedRow.NOTHING))
        : Optional.empty();
  }

  /**
   * Compares an entry that a row must have.
   *
   * @param expected one of {@link #expected}
   * @param seen what is stored under its key
   */
  public Optional<EntryFinding> ofExpected(
      DerivedTable derived, ObservedRow row, Row expected, ObservedRow seen) {
    Row stored = seen.stored();
    Anomaly anomaly = null;
    if (stored == null || !tables.isThere(derived, stored)) {
      anomaly = Anomaly.MISSING;
    } else if (differs(derived, expected, stored)) {
      anomaly = Anomaly.WRONG;
    } else if (!isConfirmed(derived, stored)) {
      anomaly = Anomaly.UNCONFIRMED;
    }
    return anomaly == null
        ? Optional.empty()
        : Optional.of(
            new EntryFinding(
                anomaly,
                derived,
                keyOf(Objects.requireNonNull(row.stored(), "a row with an entry")),
                row,
                expected,
                seen));
  }

  /**
   * Compares a stored entry with its row.
   *
   * @param seen not nothing
   */
  public Optional<EntryFinding> ofEntry(DerivedTable derived, ObservedRow seen, ObservedRow row) {
    Row entry = Objects.requireNonNull(seen.stored(), "an entry that is stored");
    Row live = live(row);
    if (live != null && Entries.hasKey(derived, live, entry)) {
      return Optional.empty();
    }
    boolean there = tables.isThere(derived, entry);
    if (derived.isView() ? !there : goesWithRow(derived, seen, row)) {
      return Optional.empty();
    }
    Anomaly anomaly;
    if (!there) {
      anomaly = Anomaly.GHOST;
    } else if (!tables.maintenance().isOfClient() || derived.isView()) {
      anomaly = live == null ? Anomaly.DANGLING : Anomaly.STALE;
    } else {
      anomaly = isOlder(derived, seen, row) ? Anomaly.STALE : Anomaly.DANGLING;
    }
    return Optional.of(
        new EntryFinding(anomaly, derived, rowKey(derived, entry), row, entry, seen));
  }

  /** Returns whether an entry belongs to a row that expired, and expires a little later itself. */
  private boolean goesWithRow(DerivedTable derived, ObservedRow seen, ObservedRow row) {
    Row entry = seen.stored();
    if (!tables.isVersioned() || entry == null || live(row) != null) {
      return false;
    }
    Long written = EntityTables.versionOf(derived, entry);
    Long version = state(row).version();
    return written != null
        && version != null
        && seen.ttl(derived.table().size() - 1) != 0
        && versions.rowVersion(written) == version;
  }

  /** Returns the key of the row that an entry points at, everything else unset. */
  public Row rowKey(DerivedTable derived, Row entry) {
    Row.Builder key = Row.unset(tables.row().size());
    for (int i = 0; i < tables.row().keySize(); i++) {
      key.set(
          i,
          Objects.requireNonNull(
              entry.get(derived.copyOf(i)), "an entry lacks a part of the key of its row"));
    }
    return key.build();
  }

  /** Returns whether everything in an entry is older than its row. */
  boolean isOlder(DerivedTable derived, ObservedRow seen, ObservedRow row) {
    long rowTime = rowTime(row);
    if (rowTime == CellTimes.NEVER) {
      return false;
    }
    return entryTime(derived, seen) <= versions.removalTime(rowTime);
  }

  /**
   * Returns when the keys of a row were written: its version, also that of a deleted row; else the
   * largest timestamp of its keys; {@link CellTimes#NEVER} if both are unknown.
   */
  long rowTime(ObservedRow row) {
    RowState state = state(row);
    Long version = state.version();
    long keys = state.row() == null ? CellTimes.NEVER : keyGroupTime(row);
    if (version != null) {
      return version;
    }
    return keys == CellTimes.NEVER && state.row() != null ? row.newest() : keys;
  }

  /** Returns when an entry was written: its version, or its largest timestamp if it has none. */
  long entryTime(DerivedTable derived, ObservedRow seen) {
    Row entry = seen.stored();
    Long version =
        tables.isVersioned() && entry != null ? EntityTables.versionOf(derived, entry) : null;
    return version == null ? seen.newest() : version;
  }

  /** Returns the largest timestamp in the key group. */
  long keyGroupTime(ObservedRow row) {
    long newest = CellTimes.NEVER;
    for (int i = tables.declared().keySize(); i < tables.declared().size(); i++) {
      if (tables.isInKeyGroup(i) && tables.declared().column(i).kind() == ColumnKind.REGULAR) {
        newest = Math.max(newest, row.timestamp(i));
      }
    }
    return newest;
  }

  /** Returns the row as readers see it, or null. */
  @Nullable Row live(ObservedRow row) {
    return state(row).row();
  }

  RowState state(ObservedRow row) {
    return RowState.of(tables, row.stored(), row.times());
  }

  private boolean hasEntries(Row live) {
    return tables.derived().stream().anyMatch(table -> !Entries.of(table, live).isEmpty());
  }

  /** Returns whether a stored row of a derived table is no entry, and no finding either. */
  boolean isNothing(DerivedTable derived, Row stored) {
    return derived.isView() && !tables.isThere(derived, stored);
  }

  /** Returns whether an entry is complete by itself, whatever its row is. */
  boolean isWhole(DerivedTable derived, Row stored) {
    return tables.isThere(derived, stored) && isConfirmed(derived, stored);
  }

  /** Returns how many columns of an entry are derived from its row: those before its version. */
  int comparedColumns(DerivedTable derived) {
    int columns = derived.table().size();
    return tables.isVersioned() && !derived.isView() ? columns - 1 : columns;
  }

  private boolean isConfirmed(DerivedTable derived, Row stored) {
    return !tables.isVersioned()
        || derived.isView()
        || derived.isUnique()
        || versions.isSettled(EntityTables.versionOf(derived, stored));
  }

  /** Returns whether a column other than key and version has another value. */
  private boolean differs(DerivedTable derived, Row expected, Row stored) {
    int end = comparedColumns(derived);
    for (int i = derived.table().keySize(); i < end; i++) {
      if (!Objects.equals(expected.get(i), stored.get(i))) {
        return true;
      }
    }
    return false;
  }

  private Row keyOf(Row row) {
    return tables.keyOf(row).build();
  }
}
