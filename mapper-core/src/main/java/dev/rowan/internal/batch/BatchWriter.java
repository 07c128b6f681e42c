package dev.rowan.internal.batch;

import dev.rowan.dao.AppliedBatch;
import dev.rowan.dao.Write;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.copy.WriteHook;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.observe.CallObservers;
import dev.rowan.internal.observe.ObservedMethod;
import dev.rowan.internal.write.PlannedWriter;
import dev.rowan.internal.write.RowReader;
import dev.rowan.internal.write.Writers;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Executes planned writes of one store as atomic batches. Thread-safe. */
public final class BatchWriter {
  private final Writers writers;
  private final Copies copies;
  private final @Nullable ObservedMethod commit;
  private final @Nullable ObservedMethod commitIf;

  /**
   * Executes batches in an open store.
   *
   * @param observers observe the batches; null for none
   */
  @SuppressWarnings("exports") // for the session of this module alone
  public BatchWriter(Writers writers, Copies copies, @Nullable CallObservers observers) {
    this.writers = writers;
    this.copies = copies;
    this.commit = observed(observers, "Rowan.commit", "several writes in one batch");
    this.commitIf = observed(observers, "Rowan.commitIf", "several writes in one batch with IF");
  }

  private static @Nullable ObservedMethod observed(
      @Nullable CallObservers observers, String method, String plan) {
    return observers == null
        ? null
        : observers.method(method, CallKind.BATCH, "", plan, PlannedRequests.UNKNOWN);
  }

  /**
   * Returns what plans writes of an entity with these tables.
   *
   * @param innermost the hooks within those of copies, the outermost last
   * @param outermost a hook around those of copies; null for none
   * @param reader returns the entity of a row
   */
  public BatchEntity entity(
      EntityMapping<?> mapping,
      EntityTables tables,
      List<WriteHook> innermost,
      @Nullable WriteHook outermost,
      Function<Row, ?> reader) {
    List<WriteHook> hooks = new ArrayList<>(innermost);
    hooks.addAll(copies.hooks(mapping));
    if (outermost != null) {
      hooks.add(outermost);
    }
    return new BatchEntity(writers, mapping, writers.rows(tables), hooks, reader);
  }

  /**
   * Executes writes as one batch. Does nothing if none of them changes anything. Listeners observe
   * the batch.
   *
   * @return completes once all writes have been applied. It fails with {@link
   *     dev.rowan.error.OutcomeUnknownException} if they may have been applied, now or later, and
   *     with another {@link dev.rowan.error.RowanException} if none of them was applied or will be
   * @throws RejectedInputException if the writes cannot be one batch, or one has a condition
   */
  public CompletionStage<Void> commit(@Nullable Collection<Write> writes) {
    return commit == null
        ? commit(writes, null)
        : commit.call(counters -> commit(writes, counters));
  }

  /**
   * Executes writes of one partition, of which at least one has a condition, as one batch with
   * conditions. Listeners observe the batch.
   *
   * @param entity the class of the entity whose rows the writes are of
   * @return completes with whether the batch was applied. It fails as {@link #commit} does
   * @throws RejectedInputException if the writes cannot be one batch with conditions
   */
  public <E> CompletionStage<AppliedBatch<E>> commitIf(
      @Nullable Class<E> entity, @Nullable Collection<Write> writes) {
    if (entity == null) {
      throw new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of("entity", "null"), null);
    }
    return commitIf == null
        ? commitIf(entity, writes, null)
        : commitIf.call(counters -> commitIf(entity, writes, counters));
  }

  private <E> CompletionStage<AppliedBatch<E>> commitIf(
      Class<E> entity, @Nullable Collection<Write> writes, @Nullable CallCounters counters) {
    List<DeferredWrite> given = given(writes);
    if (given.isEmpty()) {
      return CompletableFuture.completedFuture(AppliedBatch.yes());
    }
    CallOptions options = BatchOptions.of(given).withCounters(counters);
    return new ConditionalBatch<>(entity, given, writers, options)
        .commit()
        .thenApply(
            result -> {
              if (result.applied()) {
                called(given);
              }
              return result;
            });
  }

  private CompletionStage<Void> commit(
      @Nullable Collection<Write> writes, @Nullable CallCounters counters) {
    List<DeferredWrite> given = given(writes);
    if (given.isEmpty()) {
      return CompletableFuture.completedFuture(null);
    }
    requireUnconditional(given);
    CallOptions options =
        writers.executor().retries().started(BatchOptions.of(given)).withCounters(counters);
    OptionalLong timestamp = BatchOptions.timestamp(given);
    List<HookedWrite> all = given.stream().map(write -> new HookedWrite(write, options)).toList();
    CompletionStage<Void> written =
        begun(all).thenCompose(begun -> written(all, timestamp, options));
    return given.stream().allMatch(write -> write.callback() == null)
        ? written
        : written.thenRun(() -> called(given));
  }

  private static void requireUnconditional(List<DeferredWrite> given) {
    for (DeferredWrite write : given) {
      if (write.isConditional()) {
        throw new RejectedInputException(
            ErrorCode.CONDITIONAL_BATCH,
            Map.of(
                "table",
                write.table(),
                "found",
                "a condition in commit, which does not return whether the batch was applied"),
            null);
      }
    }
  }

  private static void called(List<DeferredWrite> given) {
    for (DeferredWrite write : given) {
      Runnable callback = write.callback();
      if (callback != null) {
        callback.run();
      }
    }
  }

  /** Returns the writes that change something, if they can be one batch. */
  private List<DeferredWrite> given(@Nullable Collection<Write> writes) {
    if (writes == null) {
      throw rejected("null");
    }
    List<DeferredWrite> changing = new ArrayList<>(writes.size());
    BatchRows rows = new BatchRows();
    for (Write write : writes) {
      DeferredWrite planned = own(write);
      Mutation mutation = planned.mutation();
      if (mutation != null) {
        rows.add(mutation);
        changing.add(planned);
      }
    }
    return changing;
  }

  private DeferredWrite own(@Nullable Write write) {
    if (write == null) {
      throw rejected("null among them");
    }
    if (!(write instanceof DeferredWrite planned)) {
      throw rejected("a class of your own among them");
    }
    if (planned.entity().store() != writers) {
      throw new RejectedInputException(
          ErrorCode.FOREIGN_WRITE, Map.of("table", planned.table()), null);
    }
    return planned;
  }

  private static RejectedInputException rejected(String found) {
    return new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of("writes", found), null);
  }

  /** Begins the hooks of all writes. If one fails, ends the others; nothing is written then. */
  private static CompletionStage<Void> begun(List<HookedWrite> all) {
    CompletableFuture<?>[] begun =
        all.stream()
            .map(each -> each.begin().toCompletableFuture())
            .toArray(CompletableFuture<?>[]::new);
    return CompletableFuture.allOf(begun)
        .exceptionallyCompose(failure -> ended(all, null, Failures.unwrap(failure)));
  }

  private CompletionStage<Void> written(
      List<HookedWrite> all, OptionalLong timestamp, CallOptions options) {
    List<PlannedWriter.Part> parts = new ArrayList<>(all.size());
    boolean hooked = false;
    for (HookedWrite each : all) {
      Mutation mutation = each.mutation();
      if (mutation != null) {
        parts.add(new PlannedWriter.Part(each.rows(), mutation));
      }
      hooked |= each.isHooked();
    }
    CompletionStage<WriteOutcome> outcome =
        parts.isEmpty()
            ? CompletableFuture.completedFuture(WriteOutcome.APPLIED)
            : writers
                .planned()
                .write(parts, timestamp, hooked ? RowReader.majority(options) : options);
    return outcome
        .handle(
            (applied, failure) ->
                ended(all, applied, failure == null ? null : Failures.unwrap(failure)))
        .thenCompose(end -> end);
  }

  private static CompletionStage<Void> ended(
      List<HookedWrite> all, @Nullable WriteOutcome outcome, @Nullable Throwable failure) {
    return CompletableFuture.allOf(
            all.stream()
                .map(each -> each.end(outcome, failure).toCompletableFuture())
                .toArray(CompletableFuture<?>[]::new))
        .thenCompose(
            end ->
                failure == null
                    ? CompletableFuture.completedFuture(null)
                    : CompletableFuture.failedFuture(failure));
  }
}
