package dev.rowan.internal.write;

import dev.rowan.error.RowanException;
import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.index.IndexMaintainer;
import dev.rowan.internal.index.RowState;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.internal.index.WriteStamp;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.GuardedBackend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.value.CellTimes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Writes one or several rows of any entities atomically, under one timestamp: reads the rows that
 * the plans depend on, plans each mutation, joins the plans, and hands the joined plan to the
 * {@link PlanExecutor}. Thread-safe.
 */
public final class PlannedWriter {
  private final PlanExecutor executor;
  private final ChangeClock clock;
  private final @Nullable Guardrails guardrails;

  PlannedWriter(Backend backend, PlanExecutor executor, ChangeClock clock) {
    this.executor = executor;
    this.clock = clock;
    this.guardrails = GuardedBackend.guardrailsOf(backend).orElse(null);
  }

  /**
   * One mutation of a batch.
   *
   * @param mutation one that {@link EntityRows#require} accepts
   */
  public record Part(EntityRows rows, Mutation mutation) {
    boolean isPlanned() {
      return rows.isPlanned(mutation);
    }

    boolean hasUniqueValues() {
      return !rows.tables().unique().isEmpty();
    }

    boolean isVersioned() {
      return isPlanned() && rows.tables().isVersioned();
    }

    /** Returns whether the mutation writes columns that other rows of the partition write, too. */
    boolean writesStatics() {
      return mutation.table().hasStatics()
          && mutation instanceof Upsert upsert
          && upsert.table().setsStatics(upsert.row());
    }
  }

  /**
   * Writes mutations as one batch.
   *
   * @param parts no two of the same row
   * @param timestamp microseconds since 1970 that order the batch against others; empty for now,
   *     and where parts are versioned
   * @return completes once all mutations have been applied. It fails with {@link
   *     dev.rowan.error.OutcomeUnknownException} if they may have been applied, now or later, and
   *     with any other {@link RowanException} if none of them was applied or will be, such as
   *     {@link dev.rowan.error.UniqueViolationException}
   */
  public CompletionStage<WriteOutcome> write(
      List<Part> parts, OptionalLong timestamp, CallOptions options) {
    try {
      CompletionStage<WriteOutcome> written =
          isAny(parts, Part::isPlanned)
              ? new Batch(parts, timestamp, majority(parts, options)).write()
              : executor.execute(direct(parts, WriteStamp.of(timestamp), options));
      for (Part part : parts) {
        written = part.rows().counted(part.mutation(), written);
      }
      return isAny(parts, Part::hasUniqueValues)
          ? written.thenApply(outcome -> requireUnique(parts, outcome))
          : written;
    } catch (RowanException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private static WriteOutcome requireUnique(List<Part> parts, WriteOutcome outcome) {
    for (Part part : parts) {
      IndexMaintainer.requireUnique(part.rows().tables().unique(), outcome);
    }
    return outcome;
  }

  private static CallOptions majority(List<Part> parts, CallOptions options) {
    return isAny(parts, Part::isVersioned)
        ? RowReader.atLeastMajority(options)
        : RowReader.majority(options);
  }

  private static boolean isAny(List<Part> parts, Predicate<Part> test) {
    for (int i = 0; i < parts.size(); i++) {
      if (test.test(parts.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static WritePlan direct(List<Part> parts, WriteStamp stamp, CallOptions options) {
    List<WritePlan> plans = new ArrayList<>(parts.size());
    for (Part part : parts) {
      plans.add(part.rows().plan(RowState.ABSENT, part.mutation(), stamp, options));
    }
    return WritePlan.together(plans);
  }

  /** A batch of which at least one mutation is planned. */
  private final class Batch {
    private final List<Part> parts;
    private final OptionalLong given;
    private final CallOptions options;
    private final Deadline deadline;
    private final RowState[] states;
    private final boolean mixed;

    Batch(List<Part> parts, OptionalLong given, CallOptions options) {
      this.parts = parts;
      this.given = given;
      this.options = executor.retries().started(options);
      this.deadline = executor.retries().deadline(this.options);
      this.states = new RowState[parts.size()];
      this.mixed = isAny(parts, part -> !part.isPlanned() || part.writesStatics());
    }

    CompletionStage<WriteOutcome> write() {
      if (parts.size() > 1) {
        requireAllowed(parts.stream().map(part -> part.rows().change(part.mutation())).toList());
      }
      List<Integer> reads = new ArrayList<>(states.length);
      for (int i = 0; i < states.length; i++) {
        states[i] = RowState.ABSENT;
        if (parts.get(i).rows().needsState(parts.get(i).mutation())) {
          reads.add(i);
        }
      }
      return BoundedConcurrency.forEach(reads, this::read).thenCompose(read -> execute());
    }

    private CompletionStage<?> read(int part) {
      Part read = parts.get(part);
      return executor
          .retries()
          .idempotent(
              () -> read.rows().state(read.mutation(), options), deadline, options.counters())
          .thenAccept(state -> states[part] = state);
    }

    private CompletionStage<WriteOutcome> execute() {
      long timestamp = given.isPresent() ? given.getAsLong() : next();
      WritePlan plan = plan(WriteStamp.at(timestamp));
      if (!plan.prepare().isEmpty()) {
        requireAllowed(plan.commit().changes());
      }
      CompletionStage<WriteOutcome> written = executor.execute(plan, deadline);
      return mixed && given.isEmpty()
          ? written.thenCompose(outcome -> clock.passed(timestamp).thenApply(passed -> outcome))
          : written;
    }

    private WritePlan plan(WriteStamp stamp) {
      List<WritePlan> plans = new ArrayList<>(states.length);
      for (int i = 0; i < states.length; i++) {
        Part part = parts.get(i);
        plans.add(part.rows().plan(states[i], part.mutation(), stamp, options));
      }
      return WritePlan.together(plans);
    }

    /**
     * Returns a timestamp later than everything that was read, and than what this clock gave to any
     * of the rows. The backend orders unplanned rows, and static columns that are written alone, by
     * the time of day; the clock does not know what other rows wrote to a static column. A batch
     * with one of them is later than what was written before, and ends when its timestamp has
     * passed, so that every write after it is later.
     */
    private long next() {
      long floor = mixed ? clock.micros() + ChangeClock.QUANTUM : CellTimes.NEVER;
      int[] hashes = new int[states.length];
      int planned = 0;
      for (int i = 0; i < states.length; i++) {
        if (parts.get(i).isPlanned()) {
          floor = Math.max(floor, states[i].newest());
          hashes[planned++] = parts.get(i).rows().hash(parts.get(i).mutation());
        }
      }
      return clock.next(Arrays.copyOf(hashes, planned), floor);
    }
  }

  /** Rejects a batch before its first request, if its commit is known to be too large. */
  private void requireAllowed(List<Change> changes) {
    if (changes.size() > 1 && guardrails != null) {
      guardrails.requireAllowed(changes);
    }
  }
}
