package dev.rowan.internal.verify;

import dev.rowan.internal.index.WritePlan;
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
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Plans the writes that give the values of a row the default TTL of its table, counted from the
 * write of each value. A row with its times and the current time go in; a plan comes out. A pure
 * function. Thread-safe.
 *
 * <p>A value with another TTL is written again one microsecond after its write time: of two values
 * with one timestamp, Cassandra prefers the one that expires later, so a shorter TTL needs a later
 * timestamp. A value that is older than the TTL is deleted at its write time. So no plan changes a
 * value that a program writes or deletes after the read.
 */
public final class TtlRewrite {
  /** Seconds are rounded, and clocks of servers differ by less. */
  static final int TOLERANCE_SECONDS = 5;

  /** The clocks of programs differ by less. */
  private static final long CLOCKS_SECONDS = 60;

  private static final long MICROS_PER_SECOND = 1_000_000;

  private final TableSchema table;
  private final int declared;

  /** Plans for the rows of a table, whose columns have one cell each. */
  public TtlRewrite(TableSchema table) {
    this.table = table;
    this.declared = table.defaultTtl();
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
    if (values.isNothing()) {
      return new Decision(Need.NOTHING, null, isTimed);
    }
    if (values.removed == values.timed && values.untimed == 0) {
      DeleteRow removal =
          DeleteRow.of(table, key(values.stored, table.keySize()).build(), TimestampOffset.NONE);
      return new Decision(
          Need.REMOVAL,
          WritePlan.of(StagedRepair.setOf(List.of(removal), values.newest, options)),
          true);
    }
    return new Decision(Need.REWRITE, values.plan(options), isTimed);
  }

  /** Returns what the static columns of the partition of a row need; as {@link #ofRow}. */
  public Decision ofStatics(ObservedRow row, long now, CallOptions options) {
    Values values = new Values(row, ColumnKind.STATIC, now);
    return values.isNothing()
        ? new Decision(Need.NOTHING, null, values.untimed == 0)
        : new Decision(Need.REWRITE, values.plan(options), values.untimed == 0);
  }

  private Row.Builder key(Row stored, int size) {
    Row.Builder key = Row.unset(table.size());
    for (int i = 0; i < size; i++) {
      key.set(i, stored.get(i));
    }
    return key;
  }

  /** The values of one kind of columns of a row, by what they need. Used by one thread. */
  private final class Values {
    private final Row stored;
    private final boolean isStatic;
    private final int keySize;

    /** What to write at each timestamp, by TTL. */
    private final Map<Long, Map<Integer, Row.Builder>> writes = new TreeMap<>();

    /** What to delete at each timestamp. */
    private final Map<Long, Row.Builder> removals = new TreeMap<>();

    private int timed;
    private int untimed;
    private int removed;
    private int longest;
    private long newest = CellTimes.NEVER;

    Values(ObservedRow row, ColumnKind kind, long now) {
      this.stored = Objects.requireNonNull(row.stored(), "a stored row");
      this.isStatic = kind == ColumnKind.STATIC;
      this.keySize = isStatic ? table.partitionKeySize() : table.keySize();
      for (int i = table.keySize(); i < table.size(); i++) {
        if (table.column(i).kind() == kind && stored.get(i) != null) {
          add(i, row.timestamp(i), row.ttl(i), Math.floorDiv(now, MICROS_PER_SECOND));
        }
      }
    }

    /**
     * Adds a value.
     *
     * @param written in microseconds since 1970
     * @param now in seconds since 1970
     */
    private void add(int column, long written, int ttl, long now) {
      long age = now - Math.floorDiv(written, MICROS_PER_SECOND);
      if (written == CellTimes.NEVER || age < -CLOCKS_SECONDS) {
        untimed++;
        return;
      }
      timed++;
      newest = Math.max(newest, written);
      if (declared != 0 && age >= declared) {
        removed++;
        removals.computeIfAbsent(written, time -> key(stored, keySize)).set(column, null);
        return;
      }
      int left = declared == 0 ? 0 : (int) Math.min(Upsert.MAX_TTL, declared - age);
      longest = Math.max(longest, left);
      boolean isRight =
          (left == 0) == (ttl == 0) && Math.abs((long) left - ttl) <= TOLERANCE_SECONDS;
      if (!isRight) {
        writes
            .computeIfAbsent(written + 1, time -> new TreeMap<>())
            .computeIfAbsent(left, each -> key(stored, keySize))
            .set(column, stored.get(column));
      }
    }

    boolean isNothing() {
      return writes.isEmpty() && removals.isEmpty();
    }

    /**
     * Returns the writes. The row marker comes first, at the time of the newest value: its TTL is
     * not readable, and values with the right TTL say that a rewrite of the row is complete.
     */
    WritePlan plan(CallOptions options) {
      Map<Long, List<Mutation>> changes = new TreeMap<>();
      long first = newest + 1;
      if (!isStatic && timed > removed) {
        Map<Integer, Row.Builder> same = writes.getOrDefault(first, new TreeMap<>());
        Row.Builder inserted = same.remove(longest);
        Row row = (inserted == null ? key(stored, keySize) : inserted).build();
        add(changes, first, Upsert.insert(table, row).withTtl(longest));
      }
      writes.forEach(
          (time, byTtl) ->
              byTtl.forEach(
                  (ttl, values) ->
                      add(changes, time, Upsert.update(table, values.build()).withTtl(ttl))));
      removals.forEach((time, values) -> add(changes, time, Upsert.update(table, values.build())));
      long earliest = changes.containsKey(first) ? first : changes.keySet().iterator().next();
      MutationSet commit =
          StagedRepair.setOf(Objects.requireNonNull(changes.remove(earliest)), earliest, options);
      List<MutationSet> finish = new ArrayList<>();
      changes.forEach((time, all) -> finish.add(StagedRepair.setOf(all, time, options)));
      return new WritePlan(List.of(), commit, finish);
    }

    private static void add(Map<Long, List<Mutation>> changes, long time, Mutation mutation) {
      changes.computeIfAbsent(time, any -> new ArrayList<>()).add(mutation);
    }
  }
}
