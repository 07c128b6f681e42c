package dev.rowan.internal.write;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.async.Loop;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.RowState;
import dev.rowan.internal.index.SerialPlanner;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.internal.index.WriteStamp;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.value.Row;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Writes rows under a condition on their version. Of two writers of one version one wins; the other
 * one reads the row again and makes another attempt. Thread-safe.
 */
final class SerialWriter implements EntityWriter {
  private static final int ATTEMPTS = 10;

  private final EntityTables tables;
  private final EntityRows rows;
  private final RowReader reader;
  private final Reservations reservations;
  private final PlanExecutor executor;
  private final ChangeClock clock;

  SerialWriter(
      EntityRows rows, Reservations reservations, PlanExecutor executor, ChangeClock clock) {
    this.rows = rows;
    this.tables = rows.tables();
    this.reader = rows.reader();
    this.reservations = reservations;
    this.executor = executor;
    this.clock = clock;
  }

  @Override
  public CompletionStage<WriteOutcome> write(
      Mutation mutation, OptionalLong timestamp, CallOptions options) {
    if (timestamp.isPresent()) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED,
          Map.of(
              "table",
              tables.declared().name(),
              "options",
              "a timestamp, and indexes with maintain = SERIAL"),
          null);
    }
    Changing changing = new Changing(mutation, options);
    return rows.counted(mutation, Loop.until(changing::step).thenCompose(end -> changing.end()));
  }

  /** One change, attempted against one version of the row after another. */
  private final class Changing {
    private final Mutation mutation;
    private final Row key;
    private final CallOptions options;
    private final Deadline deadline;
    private int made;
    private @Nullable Attempt last;
    private @Nullable CompletionStage<WriteOutcome> end;

    Changing(Mutation mutation, CallOptions options) {
      this.mutation = mutation;
      this.key = mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
      this.options = executor.retries().started(options);
      this.deadline = executor.retries().deadline(this.options);
    }

    CompletionStage<WriteOutcome> end() {
      return Objects.requireNonNull(end);
    }

    CompletionStage<Boolean> step() {
      return turn()
          .thenCompose(now -> read())
          .thenCompose(
              found -> end == null ? attempt(found) : CompletableFuture.completedFuture(true));
    }

    private CompletionStage<Void> turn() {
      if (made == 0) {
        return CompletableFuture.completedFuture(null);
      }
      CallCounters counters = options.counters();
      if (counters != null) {
        counters.retry();
      }
      return executor.retries().pause(made, deadline);
    }

    /** Reads the row, and derives from it the outcome of the previous attempt. */
    private CompletionStage<RowReader.Found> read() {
      Attempt before = last;
      return executor
          .retries()
          .idempotent(() -> reader.readSerially(key, options), deadline, options.counters())
          .handle(
              (found, failure) -> {
                if (failure != null) {
                  throw before != null && before.unknown != null
                      ? before.unknown
                      : Failures.unchecked(failure);
                }
                if (before != null) {
                  judge(before, found);
                }
                return found;
              });
    }

    private void judge(Attempt attempt, RowReader.Found found) {
      Row stored = found.stored();
      if (stored != null
          && attempt.id.equals(RowState.attempt(tables, stored))
          && Objects.equals(found.state().version(), attempt.version)) {
        executor.finish(attempt.plan.finish());
        succeed(attempt);
      } else if (attempt.unknown != null
          && !Objects.equals(found.state().version(), attempt.from.version())) {
        // the attempt may have been applied, and another writer replaced it
        end = CompletableFuture.failedFuture(attempt.unknown);
      } else {
        executor.finish(
            rows.planner()
                .takeBack(attempt.from, mutation, attempt.version, found.state(), options));
        if (attempt.unknown == null) {
          executor.finish(attempt.reserved.ifLost());
        }
        if (made == ATTEMPTS || deadline.isPast()) {
          end = CompletableFuture.failedFuture(contended());
        }
      }
    }

    private CompletionStage<Boolean> attempt(RowReader.Found found) {
      RowState state = found.state();
      if (!holds(mutation.condition(), state)) {
        end =
            CompletableFuture.completedFuture(
                WriteOutcome.notApplied(mutation.table(), state.row()));
        return CompletableFuture.completedFuture(true);
      }
      made++;
      long version = SerialPlanner.nextVersion(state.version(), clock.micros());
      UUID id = UUID.randomUUID();
      WritePlan plan = rows.plan(state, mutation, WriteStamp.of(version, id), options);
      Attempt attempt = new Attempt(id, version, state, plan);
      last = attempt;
      return reservations
          .reserve(state, mutation, id, options, deadline)
          .thenCompose(
              reserved -> {
                attempt.reserved = reserved;
                return reserved.held()
                    ? executor.execute(plan, deadline)
                    : CompletableFuture.completedFuture(
                        WriteOutcome.notApplied(mutation.table(), null));
              })
          .handle((outcome, failure) -> taken(attempt, outcome, failure));
    }

    private boolean taken(
        Attempt attempt, @Nullable WriteOutcome outcome, @Nullable Throwable failure) {
      if (failure != null) {
        Throwable bare = Failures.unwrap(failure);
        if (bare instanceof OutcomeUnknownException unknown) {
          attempt.unknown = unknown;
          return false;
        }
        executor.finish(attempt.reserved.ifLost());
        end = CompletableFuture.failedFuture(bare);
        return true;
      }
      if (outcome != null && outcome.applied()) {
        succeed(attempt);
        return true;
      }
      return false;
    }

    private void succeed(Attempt attempt) {
      executor.finish(attempt.reserved.ifApplied());
      end = CompletableFuture.completedFuture(WriteOutcome.APPLIED);
    }

    private BackendUnavailableException contended() {
      return new BackendUnavailableException(
          ErrorCode.CONTENDED,
          Map.of("table", tables.declared().name(), "attempts", Integer.toString(made)),
          null);
    }
  }

  /** One attempt, against the version that it read. */
  private static final class Attempt {
    final UUID id;
    final long version;
    final RowState from;
    final WritePlan plan;
    Reservations.Reserved reserved = Reservations.Reserved.NOTHING;
    @Nullable OutcomeUnknownException unknown;

    Attempt(UUID id, long version, RowState from, WritePlan plan) {
      this.id = id;
      this.version = version;
      this.from = from;
      this.plan = plan;
    }
  }

  /** Returns whether a condition holds for a row whose version the commit guards. */
  private boolean holds(Condition condition, RowState state) {
    if (condition instanceof Condition.Matches matches) {
      return matches.hold(tables.declared(), state.row());
    }
    return condition == Condition.NONE
        || (condition == Condition.IF_EXISTS) == (state.row() != null);
  }
}
