package dev.rowan.internal.verify;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.RowState;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.internal.index.WriteStamp;
import dev.rowan.internal.write.EntityRows;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Plans the writes that give the values of a row the default TTL of its table. A row with its times
 * and the current time go in; a plan comes out. A pure function. Thread-safe.
 *
 * <p>The TTL counts from the write of each value. A value with another TTL is written again one
 * microsecond after its write time: of two values with one timestamp, Cassandra prefers the one
 * that expires later, so a shorter TTL needs a later timestamp. A value that is older than the TTL
 * is deleted at its write time. So no plan changes a value that a program writes or deletes after
 * the read.
 *
 * <p>Values in index tables expire together, as an insert of the row determines; if entries consist
 * of the key alone, and so exist as long as the row, all values do. For them the TTL counts from
 * the newest write of the row, and the plan is that of an insert: it also writes the entries, just
 * after that time. If the values expire already as counted from any write of the row, they do not
 * change: updates keep the expiration that the insert determined.
 */
public final class TtlRewrite {
  /** Seconds are rounded, and clocks of servers differ by less. */
  static final int TOLERANCE_SECONDS = 5;

  /** The clocks of programs differ by less. */
  private static final long CLOCKS_SECONDS = 60;

  private static final long MICROS_PER_SECOND = 1_000_000;

  private final EntityRows rows;
  private final EntityTables tables;
  private final TableSchema table;
  private final int declared;

  /** Plans for the rows of an entity, whose columns have one cell each. */
  public TtlRewrite(EntityRows rows) {
    this.rows = rows;
    this.tables = rows.tables();
    this.table = tables.row();
    this.declared = tables.declared().defaultTtl();
  }

  /** What the values of a row need. */
  public enum Need {
    /** They have the TTL. */
    NOTHING,
    /** Some have another TTL, or are older than it. */
    REWRITE,
    /** All are older than the TTL. */
    REMOVAL
  }

  /**
   * What a row, or the static columns of a partition, need.
   *
   * @param plan the writes; null if nothing is needed
   * @param isTimed whether the write time of each value is known
   */
  public record Decision(Need need, @Nullable WritePlan plan, boolean isTimed) {}

  /**
   * Returns what a row needs, without its static columns. A row without values has no write time.
   *
   * @param now in microseconds since 1970
   */
  public Decision ofRow(ObservedRow row, long now, CallOptions options) {
    Values values = new Values(row, ColumnKind.REGULAR, now);
    boolean isTimed = values.timed > 0 && values.untimed == 0;
    if (values.areOver()) {
      Row key = key(tables.declared(), values.stored, table.keySize()).build();
      DeleteRow removal = DeleteRow.of(tables.declared(), key, TimestampOffset.NONE);
      return new Decision(Need.REMOVAL, values.planned(removal, values.last(), options), true);
    }
    return values.isNothing()
        ? new Decision(Need.NOTHING, null, isTimed)
        : new Decision(Need.REWRITE, values.plan(options), isTimed);
  }

  /** Returns what the static columns of the partition of a row need; as {@link #ofRow}. */
  public Decision ofStatics(ObservedRow row, long now, CallOptions options) {
    Values values = new Values(row, ColumnKind.STATIC, now);
    return values.isNothing()
        ? new Decision(Need.NOTHING, null, values.untimed == 0)
        : new Decision(Need.REWRITE, values.plan(options), values.untimed == 0);
  }

  private static Row.Builder key(TableSchema table, Row stored, int size) {
    Row.Builder key = Row.unset(table.size());
    for (int i = 0; i < size; i++) {
      key.set(i, stored.get(i));
    }
    return key;
  }

  /** Returns the remaining TTL of a value that was written so long ago; 0 if it never expires. */
  private int left(long age) {
    return declared == 0 ? 0 : (int) Math.min(Upsert.MAX_TTL, declared - age);
  }

  private static boolean isAbout(int left, int ttl) {
    return (left == 0) == (ttl == 0) && Math.abs((long) left - ttl) <= TOLERANCE_SECONDS;
  }

  /** The values of one kind of columns of a row, by what they need. Used by one thread. */
  private final class Values {
    private final RowState state;
    private final Row stored;
    private final boolean isStatic;
    private final int keySize;

    /** What to write at each timestamp, by TTL. */
    private final Map<Long, Map<Integer, Row.Builder>> writes = new TreeMap<>();

    /** What to delete at each timestamp. */
    private final Map<Long, Row.Builder> removals = new TreeMap<>();

    /** The remaining TTLs of the values that entries depend on, by column. */
    private final Map<Integer, Integer> followed = new TreeMap<>();

    /** What a TTL that counts from the write of a value would leave of it. */
    private final Set<Integer> lefts = new TreeSet<>();

    private final boolean areFollowedWrong;
    private int timed;
    private int untimed;
    private int removed;
    private int longest;
    private long newest = CellTimes.NEVER;
    private long newestOfRow = CellTimes.NEVER;

    Values(ObservedRow row, ColumnKind kind, long now) {
      this.state = RowState.of(tables, row.stored(), row.times());
      this.stored = Objects.requireNonNull(row.stored(), "a stored row");
      this.isStatic = kind == ColumnKind.STATIC;
      this.keySize = isStatic ? table.partitionKeySize() : table.keySize();
      for (int i = table.keySize(); i < table.size(); i++) {
        if (table.column(i).kind() == kind) {
          newestOfRow = Math.max(newestOfRow, row.timestamp(i));
        }
      }
      boolean isFollowedUntimed = false;
      for (int i = table.keySize(); i < tables.declared().size(); i++) {
        if (table.column(i).kind() == kind && stored.get(i) != null) {
          boolean isTimed =
              add(i, row.timestamp(i), row.ttl(i), Math.floorDiv(now, MICROS_PER_SECOND));
          isFollowedUntimed |= !isTimed && isFollowed(i);
        }
      }
      this.areFollowedWrong = !followed.isEmpty() && !isFollowedUntimed && !areFollowedRight();
    }

    /**
     * Adds a value.
     *
     * @param written in microseconds since 1970
     * @param now in seconds since 1970
     * @return whether its write time is known, and is not in the future
     */
    private boolean add(int column, long written, int ttl, long now) {
      long age = now - Math.floorDiv(written, MICROS_PER_SECOND);
      if (written == CellTimes.NEVER || age < -CLOCKS_SECONDS) {
        untimed++;
        return false;
      }
      timed++;
      newest = Math.max(newest, written);
      boolean isOver = declared != 0 && age >= declared;
      removed += isOver ? 1 : 0;
      if (!isOver) {
        longest = Math.max(longest, left(age));
        lefts.add(left(age));
      }
      if (isFollowed(column)) {
        followed.put(column, ttl);
      } else if (isOver) {
        removals.computeIfAbsent(written, time -> key(table, stored, keySize)).set(column, null);
      } else if (!isAbout(left(age), ttl)) {
        writes
            .computeIfAbsent(written + 1, time -> new TreeMap<>())
            .computeIfAbsent(left(age), each -> key(table, stored, keySize))
            .set(column, stored.get(column));
      }
      return true;
    }

    private boolean isFollowed(int column) {
      return !isStatic && (tables.isFollowed(column) || tables.hasKeyOnlyEntries());
    }

    /** Returns whether the followed values expire as counted from a write of the row. */
    private boolean areFollowedRight() {
      return lefts.stream()
          .anyMatch(left -> followed.values().stream().allMatch(ttl -> isAbout(left, ttl)));
    }

    /** Returns whether all values are older than the TTL. */
    boolean areOver() {
      return timed > 0 && removed == timed && untimed == 0;
    }

    boolean isNothing() {
      return writes.isEmpty() && removals.isEmpty() && !(areFollowedWrong && timed > removed);
    }

    /**
     * Returns the timestamp of the row marker, which is later than the values. Writers of entries
     * use even timestamps, and this one is odd where there are entries: so it is earlier than that
     * of a write which is later than the values.
     */
    long first() {
      return tables.areFollowed() ? (newestOfRow + 1) | 1 : newest + 1;
    }

    /**
     * Returns the timestamp of a removal: that of the newest value. A row with a version is deleted
     * one microsecond before the timestamp of its deletion.
     */
    long last() {
      return tables.isVersioned() ? first() : first() - 1;
    }

    /**
     * Returns the writes. The row marker comes first, at the time of the newest value: its TTL is
     * not readable, and values with the right TTL say that a rewrite of the row is complete.
     */
    WritePlan plan(CallOptions options) {
      WritePlan marker = isMarkerWritten() ? planned(marker(), first(), options) : null;
      Map<Long, List<Mutation>> changes = new TreeMap<>();
      writes.forEach(
          (time, byTtl) ->
              byTtl.forEach(
                  (ttl, values) ->
                      add(changes, time, Upsert.update(table, values.build()).withTtl(ttl))));
      removals.forEach((time, values) -> add(changes, time, Upsert.update(table, values.build())));
      List<MutationSet> others = new ArrayList<>();
      changes.forEach((time, all) -> others.add(StagedRepair.setOf(all, time, options)));
      if (marker == null) {
        return new WritePlan(List.of(), others.remove(0), others);
      }
      others.addAll(0, marker.finish());
      return new WritePlan(marker.prepare(), marker.commit(), others);
    }

    private boolean isMarkerWritten() {
      boolean isOfRow = !isStatic && timed > removed;
      return isOfRow && (areFollowedWrong || followed.isEmpty());
    }

    /** Returns the insert of the row, with the values that have its timestamp and its TTL. */
    private Upsert marker() {
      Row.Builder row = key(tables.declared(), stored, keySize);
      followed.keySet().forEach(column -> row.set(column, stored.get(column)));
      Row.Builder same = writes.getOrDefault(first(), new TreeMap<>()).remove(longest);
      if (same != null) {
        Row values = same.build();
        for (int i = keySize; i < tables.declared().size(); i++) {
          if (values.isSet(i)) {
            row.set(i, values.get(i));
          }
        }
      }
      return Upsert.insert(tables.declared(), row.build()).withTtl(longest);
    }

    /** Returns the plan of a change of the row and of its entries, which may be repeated. */
    WritePlan planned(Mutation mutation, long timestamp, CallOptions options) {
      WritePlan plan = rows.plan(state, mutation, WriteStamp.at(timestamp), options);
      return new WritePlan(plan.prepare(), plan.commit(), plan.finish());
    }

    private static void add(Map<Long, List<Mutation>> changes, long time, Mutation mutation) {
      changes.computeIfAbsent(time, any -> new ArrayList<>()).add(mutation);
    }
  }
}
