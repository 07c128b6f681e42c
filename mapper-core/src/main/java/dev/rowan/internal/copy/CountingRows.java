package dev.rowan.internal.copy;

import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.RollupIncrements;
import dev.rowan.internal.write.AffectedRows;
import dev.rowan.internal.write.PlanExecutor;
import dev.rowan.internal.write.RowReader;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The hook of rows that counters count, where the client maintains derived tables. It reads the row
 * before a write, and increments the counters after the write was applied. A write of a row that
 * exists already changes no counter, so a repeated insert counts once. Thread-safe.
 */
public final class CountingRows implements WriteHook {
  private static final Logger LOG = LoggerFactory.getLogger(CountingRows.class);
  private static final int COUNTERS_IN_REQUEST = 32;

  private final EntityTables tables;
  private final AffectedRows rows;
  private final PlanExecutor executor;

  /** Counts rows of an entity with these tables. */
  public CountingRows(Backend backend, EntityTables tables, PlanExecutor executor) {
    this.tables = tables;
    this.rows = new AffectedRows(backend, tables, executor.retries());
    this.executor = executor;
  }

  @Override
  public boolean appliesTo(Mutation mutation) {
    return !(mutation instanceof Upsert upsert)
        || (upsert.condition() != Condition.IF_EXISTS
            && !upsert.table().isStaticOnly(upsert.row()));
  }

  @Override
  public CompletionStage<Begun> begin(Mutation mutation, CallOptions options) {
    CallOptions strong = RowReader.atLeastMajority(options);
    if (mutation instanceof DeleteRange range) {
      RollupIncrements increments = new RollupIncrements(tables.rollups());
      return rows.inRange(range, strong, row -> increments.add(row, null))
          .thenApply(read -> new Counted(mutation, increments.mutations(), strong));
    }
    boolean isNew = mutation.condition() == Condition.IF_NOT_EXISTS;
    CompletionStage<@Nullable Row> before =
        isNew ? CompletableFuture.completedFuture(null) : rows.row(keyOf(mutation), strong);
    return before.thenApply(row -> new Counted(mutation, increments(mutation, row), strong));
  }

  private static Row keyOf(Mutation mutation) {
    return mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
  }

  private List<Mutation> increments(Mutation mutation, @Nullable Row before) {
    RollupIncrements increments = new RollupIncrements(tables.rollups());
    increments.add(before, mutation instanceof Upsert upsert ? after(upsert, before) : null);
    return increments.mutations();
  }

  /**
   * Returns the row after a write, without edits: the columns of dimensions and of the time have
   * none. An update that empties a row counts as one that leaves it.
   */
  private @Nullable Row after(Upsert upsert, @Nullable Row before) {
    if (before == null && !upsert.marker() && !setsValue(upsert)) {
      return null;
    }
    @Nullable Object[] values = upsert.row().toArray();
    for (int i = 0; before != null && i < values.length; i++) {
      values[i] = values[i] == Row.UNSET ? before.get(i) : values[i];
    }
    return Row.owning(values);
  }

  private static boolean setsValue(Upsert upsert) {
    TableSchema table = upsert.table();
    for (int i = table.keySize(); i < table.size(); i++) {
      if (table.column(i).kind() == ColumnKind.REGULAR
          && upsert.row().isSet(i)
          && upsert.row().get(i) != null) {
        return true;
      }
    }
    return false;
  }

  /** A write, and the increments that follow from it. */
  private final class Counted implements Begun {
    private final Mutation mutation;
    private final List<Mutation> increments;
    private final CallOptions options;

    Counted(Mutation mutation, List<Mutation> increments, CallOptions options) {
      this.mutation = mutation;
      this.increments = increments;
      this.options = options.withDeadline(null);
    }

    @Override
    public Mutation mutation() {
      return mutation;
    }

    @Override
    public CompletionStage<Void> end(@Nullable WriteOutcome outcome, @Nullable Throwable failure) {
      return outcome == null || !outcome.applied() || increments.isEmpty()
          ? CompletableFuture.completedFuture(null)
          : counted(increments, options);
    }
  }

  /** The row is written. A failure here does not change that, and a recount corrects it. */
  private CompletionStage<Void> counted(List<Mutation> increments, CallOptions options) {
    return BoundedConcurrency.forEach(
            requests(increments, options),
            set -> executor.apply(set, executor.retries().deadline(options)))
        .handle(
            (done, failed) -> {
              if (failed != null) {
                LOG.warn(
                    "a row was written, and its counters may lack it until the next recount: table={}",
                    tables.declared().name(),
                    failed);
              }
              return null;
            });
  }

  /** A server increments the counters of one partition in one request. */
  private static List<MutationSet> requests(List<Mutation> increments, CallOptions options) {
    Map<List<Object>, List<Mutation>> byPartition = new LinkedHashMap<>();
    for (Mutation increment : increments) {
      TableSchema table = increment.table();
      List<@Nullable Object> values = Arrays.asList(keyOf(increment).toArray());
      List<Object> partition = List.of(table.name(), values.subList(0, table.partitionKeySize()));
      byPartition.computeIfAbsent(partition, none -> new ArrayList<>()).add(increment);
    }
    List<MutationSet> requests = new ArrayList<>();
    for (List<Mutation> all : byPartition.values()) {
      for (int from = 0; from < all.size(); from += COUNTERS_IN_REQUEST) {
        int to = Math.min(all.size(), from + COUNTERS_IN_REQUEST);
        List<Change> some = List.copyOf(all.subList(from, to));
        requests.add(new MutationSet(some, OptionalLong.empty(), options));
      }
    }
    return requests;
  }
}
