package dev.rowan.storage.embedded.write;

import dev.rowan.mutation.Condition;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Moment;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.row.Marker;
import dev.rowan.storage.embedded.row.Stamp;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.value.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Applies what follows from changed rows. Nobody else writes rows that follow from others, so they
 * have no history to keep: what is said of them holds whatever timestamps stand there, and what is
 * deleted leaves no trace. One attempt, one thread.
 */
final class DerivedWrites {
  /** Drops whatever no reader sees, however young. */
  private static final long NO_RETENTION = -1;

  private final Catalogue catalogue;
  private final PendingRows rows;
  private final HeldStripes held;
  private final long timestamp;
  private final long now;
  private final ByteSink scratch;
  private int round;
  private boolean reachedAll = true;
  private @Nullable WriteOutcome refusal;

  DerivedWrites(
      Catalogue catalogue,
      PendingRows rows,
      HeldStripes held,
      long timestamp,
      long now,
      ByteSink scratch) {
    this.catalogue = catalogue;
    this.rows = rows;
    this.held = held;
    this.timestamp = timestamp;
    this.now = now;
    this.scratch = scratch;
  }

  /** Whether all rows could be locked; if not, nothing of the unit may be written. */
  boolean reachedAll() {
    return reachedAll;
  }

  /** What a condition said that did not hold, or null; nothing of the unit may be written then. */
  @Nullable WriteOutcome refusal() {
    return refusal;
  }

  /** Applies what follows from one change of one row. */
  void apply(List<Mutation> mutations) {
    round++;
    for (Mutation mutation : mutations) {
      Table table = catalogue.table(mutation.table());
      Row row = rowOf(mutation);
      byte[] key = table.keys().rowKey(row, scratch);
      if (!held.tryToHold(LockStripes.of(key))) {
        reachedAll = false;
        continue;
      }
      PendingRow pending =
          replaces(table, mutation) ? rows.unread(table, key) : rows.row(table, key);
      if (!isWritten(table, pending, mutation)) {
        continue;
      }
      long at = above(pending.floorOf(round), mutation.moment());
      if (mutation instanceof Upsert upsert) {
        Stamp stamp = new Stamp(at, upsert.effectiveTtl(), now, catalogue.clock()::next);
        StoredRow.Builder update = table.columns().regulars(row, stamp, pending.current(), scratch);
        update.marker(upsert.marker() ? Marker.of(stamp) : null);
        StoredRow merged = pending.current().merge(update.build()).purge(now, NO_RETENTION);
        // What follows from a row is spelled as that row is now, not as when the key first came up.
        pending.become(
            table.respells() ? merged.withOriginal(table.spelling().original(row, key)) : merged);
      } else {
        pending.become(pending.current().shadow(at));
      }
    }
  }

  /** Where a lock is missing, what stands there need not be what the unit itself leaves. */
  private boolean isWritten(Table table, PendingRow pending, Mutation mutation) {
    Condition condition = mutation.condition();
    if (condition == Condition.NONE || !reachedAll) {
      return true;
    }
    Row standing = LiveView.of(pending, null, now).row();
    if (condition instanceof Condition.Matches matches) {
      return matches.columns().stream()
          .allMatch(column -> ColumnTest.holds(table.schema(), standing, column));
    }
    if (condition != Condition.IF_NOT_EXISTS) {
      throw new IllegalArgumentException("what follows from rows does not have to exist");
    }
    if (standing != null && refusal == null) {
      refusal = WriteOutcome.refusedBy(mutation.table(), standing);
    }
    return standing == null;
  }

  /** Whether nothing of what may be stored outlives a write. */
  private static boolean replaces(Table table, Mutation mutation) {
    return table.isWhole()
        && mutation.condition() == Condition.NONE
        && (!(mutation instanceof Upsert upsert)
            || (upsert.marker() && table.columns().areReplacedBy(upsert.row())));
  }

  private static Row rowOf(Mutation mutation) {
    if (mutation instanceof Upsert upsert) {
      return upsert.row();
    }
    if (mutation instanceof DeleteRow delete) {
      return delete.key();
    }
    throw new IllegalArgumentException("only rows follow from rows, not ranges");
  }

  private long above(long floor, Moment moment) {
    long at =
        moment == Moment.NOW ? Math.max(timestamp, floor + 1) : Math.max(timestamp - 1, floor);
    if (at > timestamp) {
      catalogue.chosen().raise(at);
    }
    return at;
  }
}
