package dev.rowan.storage.embedded.write;

import static java.util.Objects.requireNonNull;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.catalog.Table;
import dev.rowan.storage.embedded.key.KeyFormat;
import dev.rowan.storage.embedded.row.StoredRow;
import dev.rowan.storage.embedded.type.ByteSink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Tests the conditions of a batch against the state before all of its changes. */
final class ConditionEvaluator {
  private final Catalogue catalogue;
  private final PendingRows rows;
  private final long now;
  private final ByteSink scratch;

  ConditionEvaluator(Catalogue catalogue, PendingRows rows, long now, ByteSink scratch) {
    this.catalogue = catalogue;
    this.rows = rows;
    this.now = now;
    this.scratch = scratch;
  }

  /** Returns whether any change has a condition. */
  static boolean any(List<Change> changes) {
    for (Change change : changes) {
      if (change.mutation().condition() != Condition.NONE) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns an applied outcome if all conditions hold, else the first row that fails its condition.
   *
   * @throws RejectedInputException if the conditions concern several partitions
   */
  WriteOutcome test(List<Change> changes) {
    byte[] partition = null;
    WriteOutcome outcome = WriteOutcome.APPLIED;
    int conditions = 0;
    for (Change change : changes) {
      Mutation mutation = change.mutation();
      if (mutation.condition() == Condition.NONE) {
        continue;
      }
      Table table = catalogue.table(mutation.table());
      byte[] here = MutationTargets.partition(table, mutation, scratch);
      requireSame(partition, here, table);
      partition = here;
      conditions++;
      if (outcome.applied()) {
        outcome = test(table, here, mutation);
      }
    }
    return outcome.applied() || conditions == 1 ? outcome : withRows(outcome, changes);
  }

  /** Returns the outcome of a failed condition with the rows of all conditions. */
  private WriteOutcome withRows(WriteOutcome failed, List<Change> changes) {
    List<Row> found = new ArrayList<>();
    for (Change change : changes) {
      Mutation mutation = change.mutation();
      if (mutation.condition() != Condition.NONE) {
        Table table = catalogue.table(mutation.table());
        byte[] partition = MutationTargets.partition(table, mutation, scratch);
        Row row = current(table, partition, MutationTargets.row(mutation));
        if (row != null) {
          found.add(row);
        }
      }
    }
    return WriteOutcome.notApplied(requireNonNull(failed.table()), failed.current(), found);
  }

  private static void requireSame(byte @Nullable [] before, byte[] here, Table table) {
    if (before != null && !Arrays.equals(before, here)) {
      throw new RejectedInputException(
          ErrorCode.CONDITIONS_SPAN_PARTITIONS, Map.of("table", table.schema().name()), null);
    }
  }

  private WriteOutcome test(Table table, byte[] partition, Mutation mutation) {
    Row current = current(table, partition, MutationTargets.row(mutation));
    if (mutation.condition() instanceof Condition.Matches matches) {
      return test(
          table, mutation.table(), current == null ? statics(table, partition) : current, matches);
    }
    boolean holds = (current != null) == (mutation.condition() == Condition.IF_EXISTS);
    return holds ? WriteOutcome.APPLIED : WriteOutcome.notApplied(mutation.table(), current);
  }

  private static WriteOutcome test(
      Table table, TableSchema written, @Nullable Row current, Condition.Matches condition) {
    return condition.hold(table.schema(), current)
        ? WriteOutcome.APPLIED
        : WriteOutcome.notApplied(
            written, current == null ? null : named(table, current, condition));
  }

  /**
   * Returns the key and the named columns of a row: the columns that Cassandra returns for a failed
   * condition on columns.
   */
  private static Row named(Table table, Row current, Condition.Matches condition) {
    @Nullable Object[] values = current.toArray();
    Arrays.fill(values, table.schema().keySize(), values.length, null);
    for (ColumnCondition column : condition.columns()) {
      values[column.column()] = current.get(column.column());
    }
    return Row.owning(values);
  }

  /**
   * A condition can name a static column, which may have a value although the row does not exist.
   */
  private @Nullable Row statics(Table table, byte[] partition) {
    return table.schema().hasStatics()
        ? LiveView.ofStatics(rows.row(table, KeyFormat.mark(partition, KeyFormat.STATIC_ROW)), now)
        : null;
  }

  private @Nullable Row current(Table table, byte[] partition, Row target) {
    boolean hasStatics = table.schema().hasStatics();
    byte[] staticKey = KeyFormat.mark(partition, KeyFormat.STATIC_ROW);
    if (MutationTargets.isStaticWrite(table, target)) {
      return LiveView.ofStatics(rows.row(table, staticKey), now);
    }
    StoredRow statics = hasStatics ? rows.row(table, staticKey).current() : null;
    return LiveView.of(rows.row(table, table.keys().rowKey(target, scratch)), statics, now).row();
  }
}
