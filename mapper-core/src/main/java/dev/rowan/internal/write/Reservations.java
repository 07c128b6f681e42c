package dev.rowan.internal.write;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.UniqueViolationException;
import dev.rowan.internal.async.Loop;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.EntryRepair;
import dev.rowan.internal.index.RowState;
import dev.rowan.internal.index.UniqueChange;
import dev.rowan.internal.index.UniquePlanner;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reserves the unique values of a row before the row is written. Each step has a condition on what
 * is stored. A step that another writer overtakes is repeated from the start. Thread-safe.
 */
final class Reservations {
  private static final int ROUNDS = 20;

  private final EntityTables tables;
  private final UniquePlanner planner;
  private final RowReader reader;
  private final PlanExecutor executor;
  private final ChangeClock clock;

  Reservations(EntityRows rows, int markerTtl, PlanExecutor executor, ChangeClock clock) {
    this.tables = rows.tables();
    this.planner = new UniquePlanner(rows.tables(), markerTtl);
    this.reader = rows.reader();
    this.executor = executor;
    this.clock = clock;
  }

  /**
   * What happens to reservations after the row was written or not.
   *
   * @param held whether all values are reserved. If not, the outcome of a request is unknown, and
   *     the change needs another attempt
   * @param ifApplied releases the values that the row no longer has
   * @param ifLost releases what was reserved, if the row was certainly not written
   */
  record Reserved(boolean held, List<MutationSet> ifApplied, List<MutationSet> ifLost) {
    static final Reserved NOTHING = new Reserved(true, List.of(), List.of());

    Reserved {
      ifApplied = List.copyOf(ifApplied);
      ifLost = List.copyOf(ifLost);
    }
  }

  /**
   * Reserves all values that a change takes, under one attempt.
   *
   * @param state the row before
   * @return completes with {@link UniqueViolationException} if another row has a value. It never
   *     fails with {@link OutcomeUnknownException}, because the row is not written yet; after a
   *     failure, what was reserved is released
   */
  CompletionStage<Reserved> reserve(
      RowState state, Mutation mutation, UUID attempt, CallOptions options, Deadline deadline) {
    return tables.unique().isEmpty()
        ? CompletableFuture.completedFuture(Reserved.NOTHING)
        : reserve(planner.changes(state, mutation), attempt, options, deadline);
  }

  /** Reserves all values that these changes take, under one attempt. */
  CompletionStage<Reserved> reserve(
      List<UniqueChange> changes, UUID attempt, CallOptions options, Deadline deadline) {
    if (changes.isEmpty()) {
      return CompletableFuture.completedFuture(Reserved.NOTHING);
    }
    InTurn inTurn = new InTurn(changes, attempt, options, deadline);
    return Loop.until(inTurn::step)
        .handle(
            (done, failure) -> {
              if (failure != null) {
                executor.finish(inTurn.created);
                throw Failures.unchecked(Failures.beforeTheChange(failure));
              }
              return new Reserved(!inTurn.undecided, left(changes, options), inTurn.created);
            });
  }

  private static List<MutationSet> left(List<UniqueChange> changes, CallOptions options) {
    List<MutationSet> releases = new ArrayList<>(changes.size());
    for (UniqueChange change : changes) {
      Row left = change.left();
      if (left != null) {
        UniquePlanner.release(change.table(), left, options).ifPresent(releases::add);
      }
    }
    return releases;
  }

  /** Reserves the values of one change, one after another. */
  private final class InTurn {
    private final Iterator<UniqueChange> left;
    private final UUID attempt;
    private final CallOptions options;
    private final Deadline deadline;
    private final List<MutationSet> created = new ArrayList<>();
    private boolean undecided;

    InTurn(List<UniqueChange> changes, UUID attempt, CallOptions options, Deadline deadline) {
      this.left = changes.iterator();
      this.attempt = attempt;
      this.options = options;
      this.deadline = deadline;
    }

    CompletionStage<Boolean> step() {
      while (left.hasNext() && !undecided) {
        UniqueChange change = left.next();
        Row taken = change.taken();
        if (taken != null) {
          One one = new One(this, change.table(), taken);
          return Loop.until(one::step).thenApply(done -> false);
        }
      }
      return CompletableFuture.completedFuture(true);
    }
  }

  /**
   * Reserves one value. An attempt makes a reservation at most once: another writer that read the
   * first one could confuse it with the second.
   */
  private final class One {
    private final InTurn all;
    private final DerivedTable table;
    private final Row taken;
    private int made;
    private @Nullable Object met;

    One(InTurn all, DerivedTable table, Row taken) {
      this.all = all;
      this.table = table;
      this.taken = taken;
    }

    CompletionStage<Boolean> step() {
      if (made == 0) {
        return round();
      }
      CallCounters counters = all.options.counters();
      if (counters != null) {
        counters.retry();
      }
      return executor.retries().pause(Math.min(made, 4), all.deadline).thenCompose(now -> round());
    }

    private CompletionStage<Boolean> round() {
      if (made == ROUNDS || (made > 0 && all.deadline.isPast())) {
        throw new BackendUnavailableException(
            ErrorCode.CONTENDED,
            Map.of("table", tables.declared().name(), "attempts", Integer.toString(made)),
            null);
      }
      made++;
      return made(UniquePlanner.reserve(table, taken, all.attempt, all.options), this::reserved);
    }

    /** Makes a reservation. If its outcome is unknown, this attempt ends. */
    private CompletionStage<Boolean> made(
        MutationSet set, Function<WriteOutcome, CompletionStage<Boolean>> then) {
      return executor
          .applyOrUnknown(set, all.deadline)
          .thenCompose(
              outcome -> {
                all.undecided = outcome == null;
                return outcome == null
                    ? CompletableFuture.completedFuture(true)
                    : then.apply(outcome);
              });
    }

    private CompletionStage<Boolean> reserved(WriteOutcome outcome) {
      if (outcome.applied()) {
        UniquePlanner.release(table, UniquePlanner.by(all.attempt, taken), all.options)
            .ifPresent(all.created::add);
        return CompletableFuture.completedFuture(true);
      }
      Row current = outcome.current();
      if (current == null) {
        return CompletableFuture.completedFuture(false);
      }
      return planner.areOfOneRow(table, taken, current) ? takeOver(current) : contest(current);
    }

    private CompletionStage<Boolean> takeOver(Row current) {
      return made(
          UniquePlanner.takeOver(table, taken, current, all.attempt, all.options),
          outcome -> CompletableFuture.completedFuture(outcome.applied()));
    }

    /**
     * Another row has reserved the value: it has the value, is about to write it, or failed before
     * it did.
     */
    private CompletionStage<Boolean> contest(Row current) {
      Row owner = planner.owner(table, current);
      return executor
          .retries()
          .idempotent(
              () -> reader.readSerially(owner, all.options), all.deadline, all.options.counters())
          .thenCompose(found -> contest(current, owner, found.state()));
    }

    private CompletionStage<Boolean> contest(Row current, Row owner, RowState state) {
      if (EntryRepair.isEntryOf(table, state, taken)) {
        throw new UniqueViolationException(tables.declared().name(), table.uniqueProperties());
      }
      Object attempt = UniquePlanner.attemptOf(current);
      if (made == 1 || !Objects.equals(met, attempt)) {
        // most likely the other row is about to be written: read it again
        met = attempt;
        return CompletableFuture.completedFuture(false);
      }
      return executor
          .applyOrUnknown(planner.fence(owner, state, clock.micros(), all.options), all.deadline)
          .thenCompose(
              fenced ->
                  fenced != null && fenced.applied()
                      ? takeOver(current)
                      : CompletableFuture.completedFuture(false));
    }
  }
}
