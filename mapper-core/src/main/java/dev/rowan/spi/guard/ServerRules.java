package dev.rowan.spi.guard;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The batches that no Cassandra server executes. A cluster's backend refuses them before it sends
 * anything; a local store that stands for a cluster in tests refuses the same ones with the same
 * errors. Thread-safe.
 */
public final class ServerRules {
  private ServerRules() {}

  /**
   * Checks that a server can execute a batch.
   *
   * @throws RejectedInputException if its conditions are in several partitions
   * @throws UnsupportedByBackendException if it has a condition together with a timestamp, an
   *     earlier timestamp or a mutation of another partition; if a condition is about a row whose
   *     table has only key columns; or if it changes counters of several partitions
   */
  public static void check(MutationSet batch) {
    List<Mutation> mutations = new ArrayList<>(batch.changes().size());
    List<Mutation> conditional = new ArrayList<>();
    boolean counters = false;
    for (Change change : batch.changes()) {
      Mutation mutation = change.mutation();
      mutations.add(mutation);
      counters |= mutation.table().hasCounters();
      if (mutation.condition() != Condition.NONE) {
        conditional.add(mutation);
      }
    }
    if (!conditional.isEmpty()) {
      checkConditions(batch, mutations, conditional);
    } else if (counters && partitions(mutations) > 1) {
      throw unsupported("counters in several partitions of one batch");
    }
  }

  private static void checkConditions(
      MutationSet batch, List<Mutation> mutations, List<Mutation> conditional) {
    if (partitions(conditional) > 1) {
      throw new RejectedInputException(ErrorCode.CONDITIONS_SPAN_PARTITIONS, Map.of(), null);
    }
    if (batch.timestamp().isPresent()) {
      throw unsupported("a timestamp with a condition");
    }
    if (partitions(mutations) > 1) {
      throw unsupported("a condition and another partition in one batch");
    }
    for (Mutation mutation : mutations) {
      if (mutation instanceof Upsert upsert) {
        checkUpsert(upsert);
      }
    }
  }

  private static void checkUpsert(Upsert upsert) {
    if (upsert.moment() == TimestampOffset.ONE_MICROSECOND_EARLIER) {
      throw unsupported("an earlier timestamp with a condition");
    }
    boolean onRow =
        upsert.condition() == Condition.IF_EXISTS
            || (upsert.condition() instanceof Condition.Matches && !writesValues(upsert));
    TableSchema table = upsert.table();
    if (onRow && !table.isStaticOnly(upsert.row()) && !hasRegularColumns(table)) {
      // an UPDATE names at least one column in SET
      throw new UnsupportedByBackendException(
          ErrorCode.UNSUPPORTED_BY_BACKEND,
          Map.of("table", table.name(), "needed", "a condition on a row of key columns alone"),
          null);
    }
  }

  private static boolean writesValues(Upsert upsert) {
    Row row = upsert.row();
    for (int i = upsert.table().keySize(); i < row.size(); i++) {
      if (row.isSet(i) && !(row.get(i) instanceof CellEdit.Clear)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasRegularColumns(TableSchema table) {
    return table.columns().stream().anyMatch(column -> column.kind() == ColumnKind.REGULAR);
  }

  private static int partitions(List<Mutation> mutations) {
    Set<List<Object>> partitions = new HashSet<>();
    for (Mutation mutation : mutations) {
      List<Object> partition = new ArrayList<>(BatchSize.partition(mutation));
      partition.add(mutation.table().name());
      partitions.add(partition);
    }
    return partitions.size();
  }

  private static UnsupportedByBackendException unsupported(String what) {
    return new UnsupportedByBackendException(
        ErrorCode.UNSUPPORTED_BY_BACKEND, Map.of("needed", what), null);
  }
}
