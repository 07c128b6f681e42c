package dev.rowan.internal.write;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.IndexMaintenance;
import dev.rowan.internal.index.WriteStamp;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Updates columns of rows that were read, and maintains their derived tables, without overwriting a
 * concurrent change. Where conditions are possible, the update applies only if the row is unchanged
 * since it was read. Elsewhere its timestamp is just above what was read, and so below every
 * concurrent write. Thread-safe.
 */
public final class ConditionalColumnUpdate {
  /** The positions in a quantum of {@link ChangeClock} that no writer uses start here. */
  private static final long QUANTUM = ChangeClock.QUANTUM;

  private final EntityTables tables;
  private final EntityWriter writer;
  private final EntityRows rows;
  private final PlanExecutor executor;
  private final ChangeClock clock;

  ConditionalColumnUpdate(
      EntityRows rows, EntityWriter writer, PlanExecutor executor, ChangeClock clock) {
    this.rows = rows;
    this.tables = rows.tables();
    this.writer = writer;
    this.executor = executor;
    this.clock = clock;
  }

  /**
   * Updates columns of a row. A caller that needs to know whether they are stored reads the row
   * again.
   *
   * @param columns the key and the columns, of the declared table
   * @param found the row as read, with times; it exists
   * @param guards the columns that decide what is written. Where a condition is possible, they must
   *     be unchanged
   * @param floor the latest timestamp of the data that the new values come from
   * @param tries how often the same update had no effect. A deletion that no read shows may hide
   *     it; the update then needs a later timestamp
   */
  public CompletionStage<WriteOutcome> update(
      Row columns,
      RowReader.Found found,
      List<Integer> guards,
      long floor,
      int tries,
      CallOptions options) {
    Upsert upsert = Upsert.update(tables.declared(), columns).withTtl(life(found));
    IndexMaintenance maintenance = tables.maintenance();
    boolean engineMaintained = tables.isEngineMaintained();
    if (engineMaintained || maintenance.isSerial()) {
      long newest = found.state().newest();
      boolean ahead = engineMaintained && newest >= clock.micros();
      return writer.write(
          upsert.when(unchanged(found, guards)),
          ahead ? OptionalLong.of(newest + 1) : OptionalLong.empty(),
          options);
    }
    long at = time(found, floor, tries);
    if (!maintenance.isOfClient()) {
      return writer.write(upsert, OptionalLong.of(at), options);
    }
    return executor.execute(rows.plan(found.state(), upsert, WriteStamp.at(at), options));
  }

  private Condition unchanged(RowReader.Found found, List<Integer> guards) {
    List<ColumnCondition> same = new ArrayList<>();
    Row stored = found.stored();
    for (int column : guards) {
      if (stored != null && !tables.declared().column(column).kind().isKey()) {
        same.add(ColumnCondition.on(column, ColumnCondition.Operator.EQ, valueOf(stored, column)));
      }
    }
    return same.isEmpty() ? Condition.IF_EXISTS : new Condition.Matches(same);
  }

  private static @Nullable Object valueOf(Row row, int column) {
    return row.get(column);
  }

  private long time(RowReader.Found found, long floor, int tries) {
    long newest = found.state().newest();
    if (newest == CellTimes.NEVER || tries > 1) {
      return clock.next(tables.declared().hashCode(), Math.max(newest, floor)) & -QUANTUM;
    }
    return above(tries == 0 ? newest : Math.max(newest, floor));
  }

  /**
   * Returns the next odd timestamp. Those of writers are even. Another writer may have changed the
   * row in the same quantum, after the read, and its change has to remain the later one.
   */
  private static long above(long timestamp) {
    return (timestamp + 1) | 1;
  }

  /**
   * Returns for how many seconds the row exists: as long as its longest-lived column; 0 if it never
   * expires.
   */
  private int life(RowReader.Found found) {
    CellTimes times = found.times();
    int longest = 0;
    for (int i = tables.declared().keySize(); times != null && i < tables.row().size(); i++) {
      boolean hidden = i >= tables.declared().size();
      if (!hidden
          && tables.row().column(i).kind() == ColumnKind.REGULAR
          && times.timestamp(i) != CellTimes.NEVER) {
        if (times.ttl(i) == 0) {
          return 0;
        }
        longest = Math.max(longest, times.ttl(i));
      }
    }
    return longest;
  }
}
