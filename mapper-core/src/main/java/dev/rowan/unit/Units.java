package dev.rowan.unit;

import dev.rowan.async.Failures;
import dev.rowan.binding.EntityMapping;
import dev.rowan.call.CallOptions;
import dev.rowan.copy.Copies;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.write.RowReader;
import dev.rowan.write.UnitWriter;
import dev.rowan.write.Writers;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Makes planned writes of one store as units. Thread-safe. */
public final class Units {
  private final Writers writers;
  private final Copies copies;
  private final UnitWriter writer;

  /** Makes units in an open store. */
  @SuppressWarnings("exports") // for the session of this module alone
  public Units(Writers writers, Copies copies) {
    this.writers = writers;
    this.copies = copies;
    this.writer = writers.units();
  }

  /** Returns what plans writes of an entity with these tables. */
  public UnitEntity entity(EntityMapping<?> mapping, EntityTables tables) {
    return new UnitEntity(this, mapping, writers.rows(tables), copies.companions(mapping));
  }

  /**
   * Makes writes as one unit.
   *
   * @return completes once all of them have happened; with {@link dev.rowan.error.OutcomeUnknown}
   *     if they may have, or will; with another {@link dev.rowan.error.RowanException} if none has
   *     and will
   * @throws RejectedInput if the writes cannot be one unit
   */
  public CompletionStage<Void> commit(@Nullable Collection<Write> writes) {
    List<Write> given = given(writes);
    if (given.isEmpty()) {
      return CompletableFuture.completedFuture(null);
    }
    CallOptions options = UnitOptions.of(given);
    OptionalLong timestamp = UnitOptions.timestamp(given);
    List<Accompanied> all = given.stream().map(write -> new Accompanied(write, options)).toList();
    return begun(all).thenCompose(begun -> written(all, timestamp, options));
  }

  /** Those that change something, if they can be one unit. */
  private List<Write> given(@Nullable Collection<Write> writes) {
    if (writes == null) {
      throw rejected("null");
    }
    List<Write> changing = new ArrayList<>(writes.size());
    UnitRows rows = new UnitRows();
    for (Write write : writes) {
      if (write == null) {
        throw rejected("null among them");
      }
      if (!write.entity().isOf(this)) {
        throw new RejectedInput(
            ErrorCode.FOREIGN_WRITE, Map.of("table", write.entity().table()), null);
      }
      Mutation mutation = write.mutation();
      if (mutation != null) {
        rows.add(mutation);
        changing.add(write);
      }
    }
    return changing;
  }

  private static RejectedInput rejected(String found) {
    return new RejectedInput(ErrorCode.ARGUMENT_REJECTED, Map.of("writes", found), null);
  }

  /** Begins all of them; if one cannot be, those that are begun are ended, and none happens. */
  private static CompletionStage<Void> begun(List<Accompanied> all) {
    CompletableFuture<?>[] begun =
        all.stream()
            .map(each -> each.begin().toCompletableFuture())
            .toArray(CompletableFuture<?>[]::new);
    return CompletableFuture.allOf(begun)
        .handle(
            (done, failure) ->
                failure == null
                    ? CompletableFuture.<Void>completedFuture(null)
                    : ended(all, null, Failures.unwrap(failure)))
        .thenCompose(end -> end);
  }

  private CompletionStage<Void> written(
      List<Accompanied> all, OptionalLong timestamp, CallOptions options) {
    List<UnitWriter.Part> parts = new ArrayList<>(all.size());
    boolean accompanied = false;
    for (Accompanied each : all) {
      Mutation mutation = each.mutation();
      if (mutation != null) {
        parts.add(new UnitWriter.Part(each.rows(), mutation));
      }
      accompanied |= each.isAccompanied();
    }
    CompletionStage<WriteOutcome> outcome =
        parts.isEmpty()
            ? CompletableFuture.completedFuture(WriteOutcome.APPLIED)
            : writer.write(parts, timestamp, accompanied ? RowReader.majority(options) : options);
    return outcome
        .handle(
            (applied, failure) ->
                ended(all, applied, failure == null ? null : Failures.unwrap(failure)))
        .thenCompose(end -> end);
  }

  private static CompletionStage<Void> ended(
      List<Accompanied> all, @Nullable WriteOutcome outcome, @Nullable Throwable failure) {
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
