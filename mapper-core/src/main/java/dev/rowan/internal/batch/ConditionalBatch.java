package dev.rowan.internal.batch;

import dev.rowan.annotation.Consistency;
import dev.rowan.dao.AppliedBatch;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.index.EntryKey;
import dev.rowan.internal.write.PlannedWriter;
import dev.rowan.internal.write.Writers;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes of one partition of one entity, of which at least one has a condition. One mutation set
 * has all of them, so that the store decides all conditions and writes all rows in one step.
 *
 * @param <E> the entity
 */
final class ConditionalBatch<E> {
  private final Class<E> type;
  private final List<DeferredWrite> writes;
  private final BatchEntity entity;
  private final TableSchema table;
  private final List<Mutation> mutations = new ArrayList<>();
  private final Writers writers;
  private final CallOptions options;

  /**
   * Checks that the writes can be one batch with conditions.
   *
   * @param writes writes that change something, at least one
   * @throws RejectedInputException if they cannot
   */
  ConditionalBatch(
      Class<E> type, List<DeferredWrite> writes, Writers writers, CallOptions options) {
    this.type = type;
    this.writes = writes;
    this.entity = writes.get(0).entity();
    this.table = entity.rows().tables().declared();
    this.writers = writers;
    Consistency serial = BatchOptions.serial(writes);
    CallOptions started = writers.executor().retries().started(options);
    this.options = serial == null ? started : started.withSerialConsistency(serial);
    for (DeferredWrite write : writes) {
      Mutation mutation = write.mutation();
      if (mutation != null) {
        mutations.add(mutation);
      }
    }
    requireOneBatch();
  }

  private void requireOneBatch() {
    for (DeferredWrite write : writes) {
      if (!write.entity().type().equals(type)) {
        throw refused(write.table(), "a write of another class than " + type.getSimpleName());
      }
      String obstacle = write.entity().obstacleToConditions();
      if (obstacle != null) {
        throw refused(write.table(), "a write of an entity with " + obstacle);
      }
      if (write.timestamp().isPresent()) {
        throw refused(
            write.table(), "a write with a timestamp, which the servers give to conditions");
      }
    }
    if (writes.stream().noneMatch(DeferredWrite::isConditional)) {
      throw refused(table.name(), writes.size() + " writes, and none of them has a condition");
    }
    int partitions = BatchRows.partitions(mutations);
    if (partitions > 1) {
      throw refused(table.name(), mutations.size() + " writes in " + partitions + " partitions");
    }
  }

  private static RejectedInputException refused(String table, String found) {
    return new RejectedInputException(
        ErrorCode.CONDITIONAL_BATCH, Map.of("table", table, "found", found), null);
  }

  CompletionStage<AppliedBatch<E>> commit() {
    List<PlannedWriter.Part> parts =
        mutations.stream()
            .map(mutation -> new PlannedWriter.Part(entity.rows(), mutation))
            .toList();
    return writers.planned().write(parts, OptionalLong.empty(), options).thenCompose(this::result);
  }

  private CompletionStage<AppliedBatch<E>> result(WriteOutcome outcome) {
    return outcome.applied()
        ? CompletableFuture.completedFuture(AppliedBatch.yes())
        : current(outcome).thenApply(AppliedBatch::no);
  }

  /** Returns the current rows; if the outcome has only some of their columns, reads the rows. */
  private CompletionStage<List<E>> current(WriteOutcome outcome) {
    List<Row> keys = conditionalRows();
    boolean whole =
        !table.hasStatics() // which an answer may lack
            && outcome.rows().stream().allMatch(this::hasValue) // else a deleted row, perhaps
            && mutations.stream()
                .map(Mutation::condition)
                .anyMatch(each -> each == Condition.IF_EXISTS || each == Condition.IF_NOT_EXISTS);
    if (!whole) {
      return read(keys);
    }
    Map<EntryKey, Row> found = new HashMap<>();
    for (Row row : outcome.rows()) {
      if (!table.isStaticOnly(row)) {
        found.put(EntryKey.of(table, row), row);
      }
    }
    List<@Nullable Row> rows = new ArrayList<>();
    keys.forEach(key -> rows.add(found.get(EntryKey.of(table, key))));
    return CompletableFuture.completedFuture(entities(rows));
  }

  private boolean hasValue(Row row) {
    return IntStream.range(table.keySize(), table.size())
        .anyMatch(place -> row.isSet(place) && row.get(place) != null);
  }

  /** Returns the rows of the writes with a condition, without those of static columns alone. */
  private List<Row> conditionalRows() {
    List<Row> rows = new ArrayList<>();
    for (Mutation mutation : mutations) {
      if (mutation.condition() == Condition.NONE) {
        continue;
      }
      Row row = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
      if (!table.isStaticOnly(row)) {
        rows.add(row);
      }
    }
    return rows;
  }

  /** Reads rows after all conditional writes that were decided before. */
  private CompletionStage<List<E>> read(List<Row> keys) {
    Consistency serial = options.serialConsistency();
    CallOptions serially = options.withConsistency(serial == null ? Consistency.SERIAL : serial);
    @Nullable Row[] rows = new Row[keys.size()];
    List<Integer> places = IntStream.range(0, rows.length).boxed().toList();
    return BoundedConcurrency.forEach(
            places,
            place ->
                entity
                    .rows()
                    .reader()
                    .readUntimed(keys.get(place), serially)
                    .thenAccept(found -> rows[place] = found.state().row()))
        .thenApply(all -> entities(Arrays.asList(rows)));
  }

  private List<E> entities(List<@Nullable Row> rows) {
    List<E> entities = new ArrayList<>();
    for (Row row : rows) {
      if (row != null) {
        entities.add(entity.read(type, row));
      }
    }
    return entities;
  }
}
