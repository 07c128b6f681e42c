package dev.rowan.internal.batch;

import dev.rowan.dao.Write;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.copy.WriteHook;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.write.PlannedWriter;
import dev.rowan.internal.write.RowReader;
import dev.rowan.internal.write.Writers;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.WriteOutcome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Executes planned writes of one store as atomic batches. Thread-safe. */
public final class BatchWriter {
  private final Writers writers;
  private final Copies copies;

  /** Executes batches in an open store. */
  @SuppressWarnings("exports") // for the session of this module alone
  public BatchWriter(Writers writers, Copies copies) {
    this.writers = writers;
    this.copies = copies;
  }

  /**
   * Returns what plans writes of an entity with these tables.
   *
   * @param innermost the hooks within those of copies, the outermost last
   * @param outermost a hook around those of copies; null for none
   */
  public BatchEntity entity(
      EntityMapping<?> mapping,
      EntityTables tables,
      List<WriteHook> innermost,
      @Nullable WriteHook outermost) {
    List<WriteHook> hooks = new ArrayList<>(innermost);
    hooks.addAll(copies.hooks(mapping));
    if (outermost != null) {
      hooks.add(outermost);
    }
    return new BatchEntity(writers, mapping, writers.rows(tables), hooks);
  }

  /**
   * Executes writes as one batch. Does nothing if none of them changes anything.
   *
   * @param counters count the requests; null for none
   * @return completes once all writes have been applied. It fails with {@link
   *     dev.rowan.error.OutcomeUnknownException} if they may have been applied, now or later, and
   *     with another {@link dev.rowan.error.RowanException} if none of them was applied or will be
   * @throws RejectedInputException if the writes cannot be one batch
   */
  public CompletionStage<Void> commit(
      @Nullable Collection<Write> writes, @Nullable CallCounters counters) {
    List<DeferredWrite> given = given(writes);
    if (given.isEmpty()) {
      return CompletableFuture.completedFuture(null);
    }
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
    if (planned.store() != writers) {
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
