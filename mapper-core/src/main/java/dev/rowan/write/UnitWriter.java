package dev.rowan.write;

import dev.rowan.async.BoundedConcurrency;
import dev.rowan.backend.Backend;
import dev.rowan.backend.GuardedBackend;
import dev.rowan.call.CallOptions;
import dev.rowan.error.RowanException;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.upkeep.RowState;
import dev.rowan.upkeep.WritePlan;
import dev.rowan.value.CellTimes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Writes rows of any entities as one unit under one timestamp. Where the mapper keeps what follows
 * from them, their plans are carried out stage by stage: what all of them want before, then what
 * all of them commit, as one unit, then what all of them leave to do. So each row's own order is
 * kept, and only the commit, which decides, is one for all. Thread-safe.
 */
public final class UnitWriter {
  private final Backend backend;
  private final Stages stages;
  private final ChangeClock clock;

  UnitWriter(Backend backend, Stages stages, ChangeClock clock) {
    this.backend = backend;
    this.stages = stages;
    this.clock = clock;
  }

  /**
   * One mutation of a unit.
   *
   * @param mutation one that {@link EntityRows#require} takes
   */
  public record Part(EntityRows rows, Mutation mutation) {
    boolean isPlanned() {
      return rows.isPlanned(mutation);
    }

    boolean isVersioned() {
      return isPlanned() && rows.tables().isVersioned();
    }

    private Change change() {
      return rows.change(mutation);
    }
  }

  /**
   * Writes a unit.
   *
   * @param parts no two of one row
   * @param timestamp microseconds since 1970 that order the unit against others; empty for now, and
   *     where parts are versioned
   * @return completes once all of it has happened; with {@link dev.rowan.error.OutcomeUnknown} if
   *     it may have, now or later; with any other {@link RowanException} if none of it has and will
   */
  public CompletionStage<WriteOutcome> write(
      List<Part> parts, OptionalLong timestamp, CallOptions options) {
    try {
      return isAny(parts, Part::isPlanned)
          ? new Unit(parts, timestamp, majority(parts, options)).write()
          : backend.apply(new MutationSet(changes(parts), timestamp, options));
    } catch (RowanException e) {
      return CompletableFuture.failedFuture(e);
    }
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

  private static List<Change> changes(List<Part> parts) {
    List<Change> changes = new ArrayList<>(parts.size());
    for (Part part : parts) {
      changes.add(part.change());
    }
    return changes;
  }

  /** One unit, some of which is planned. */
  private final class Unit {
    private final List<Part> parts;
    private final OptionalLong given;
    private final CallOptions options;
    private final Instant deadline = stages.attempts().deadline();
    private final RowState[] states;
    private final boolean mixed;

    Unit(List<Part> parts, OptionalLong given, CallOptions options) {
      this.parts = parts;
      this.given = given;
      this.options = options;
      this.states = new RowState[parts.size()];
      this.mixed = isAny(parts, part -> !part.isPlanned());
    }

    CompletionStage<WriteOutcome> write() {
      if (parts.size() > 1) {
        requireBearable(changes(parts));
      }
      List<Supplier<CompletionStage<?>>> reads = new ArrayList<>();
      for (int i = 0; i < states.length; i++) {
        Part part = parts.get(i);
        states[i] = RowState.ABSENT;
        if (part.isPlanned() && part.rows().needsState(part.mutation())) {
          int at = i;
          reads.add(() -> read(at));
        }
      }
      return BoundedConcurrency.forEach(reads, Supplier::get).thenCompose(read -> planned());
    }

    private CompletionStage<?> read(int part) {
      Part read = parts.get(part);
      return stages
          .attempts()
          .idempotent(() -> read.rows().state(read.mutation(), options), deadline)
          .thenAccept(state -> states[part] = state);
    }

    private CompletionStage<WriteOutcome> planned() {
      long timestamp = given.isPresent() ? given.getAsLong() : next();
      WritePlan plan = plan(timestamp);
      if (!plan.prepare().isEmpty()) {
        requireBearable(plan.commit().changes());
      }
      CompletionStage<WriteOutcome> written = stages.carryOut(plan, deadline);
      return mixed && given.isEmpty()
          ? written.thenCompose(outcome -> clock.passed(timestamp).thenApply(passed -> outcome))
          : written;
    }

    private WritePlan plan(long timestamp) {
      List<WritePlan> plans = new ArrayList<>(states.length);
      for (int i = 0; i < states.length; i++) {
        Part part = parts.get(i);
        plans.add(
            part.isPlanned()
                ? part.rows().plan(states[i], part.mutation(), timestamp, options)
                : WritePlan.of(
                    new MutationSet(List.of(part.change()), OptionalLong.of(timestamp), options)));
      }
      return WritePlan.together(plans);
    }

    /**
     * Later than all that was read, and than what this clock gave to any of the rows. Rows that no
     * plan writes have their timestamps by the time of day, from the backend: a unit with such rows
     * is later than what was written of them before, and over when its time is, so that whatever is
     * written after it is later.
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

  /** Nothing is to be done for a unit that its last step is known to be too large for. */
  private void requireBearable(List<Change> changes) {
    if (changes.size() > 1 && backend instanceof GuardedBackend guarded) {
      guarded.guardrails().requireBearable(changes);
    }
  }
}
