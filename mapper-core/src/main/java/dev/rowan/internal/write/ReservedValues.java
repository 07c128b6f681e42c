package dev.rowan.internal.write;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.UniqueViolationException;
import dev.rowan.internal.async.Loop;
import dev.rowan.internal.index.EntryKey;
import dev.rowan.internal.index.RowState;
import dev.rowan.internal.index.UniqueChange;
import dev.rowan.internal.index.UniquePlanner;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Repairs reservations of unique values, concurrently with writers: reserves the values of rows,
 * and releases values that their rows do not have. Each step has the same condition as in a change,
 * so no value is taken from a row that has it. For stores whose engine does not maintain derived
 * tables. Thread-safe.
 */
public final class ReservedValues {
  private static final int ROUNDS = 6;

  private final UniquePlanner planner;
  private final Reservations reservations;
  private final RowReader reader;
  private final PlanExecutor executor;
  private final ChangeClock clock;

  ReservedValues(
      EntityRows rows,
      Reservations reservations,
      int markerTtl,
      PlanExecutor executor,
      ChangeClock clock) {
    this.planner = new UniquePlanner(rows.tables(), markerTtl);
    this.reservations = reservations;
    this.reader = rows.reader();
    this.executor = executor;
    this.clock = clock;
  }

  /**
   * Reserves a value for a row, if the row has the value and no other row does.
   *
   * @param value the entry of the row
   * @return completes once the value is reserved, or cannot be, or too many others write the row;
   *     the next read shows which
   */
  public CompletionStage<Void> reserve(DerivedTable table, Row value, CallOptions options) {
    Reserving reserving = new Reserving(table, value, options);
    return Loop.until(reserving::step).thenApply(end -> null);
  }

  /**
   * Releases a reservation, if it is unchanged since it was read, and its row does not have the
   * value and cannot get it by an in-flight change.
   *
   * @param current the reservation as read
   * @return completes as {@link #reserve} does
   */
  public CompletionStage<Void> release(DerivedTable table, Row current, CallOptions options) {
    Releasing releasing = new Releasing(table, current, options);
    return Loop.until(releasing::step).thenApply(end -> null);
  }

  /** Reserves one value of one row, against one version of the row after another. */
  private final class Reserving {
    private final DerivedTable table;
    private final Row value;
    private final Row owner;
    private final CallOptions options;
    private final Deadline deadline;
    private int made;
    private @Nullable UUID last;

    Reserving(DerivedTable table, Row value, CallOptions options) {
      this.table = table;
      this.value = value;
      this.owner = planner.owner(table, value);
      this.options = executor.retries().started(options);
      this.deadline = executor.retries().deadline(this.options);
    }

    CompletionStage<Boolean> step() {
      return turn(made++, deadline)
          .thenCompose(now -> read(owner, options, deadline))
          .thenCompose(this::reserve);
    }

    private CompletionStage<Boolean> reserve(RowState state) {
      Row live = state.row();
      if (live == null || !hasValue(table, live, value) || isDone(live) || made > ROUNDS) {
        return CompletableFuture.completedFuture(true);
      }
      UUID attempt = UUID.randomUUID();
      Row taken = EntryKey.entries(table, live).get(EntryKey.of(table.table(), value));
      return reservations
          .reserve(List.of(new UniqueChange(table, null, taken)), attempt, options, deadline)
          .thenCompose(
              reserved ->
                  reserved.held()
                      ? claim(state, attempt, reserved)
                      : CompletableFuture.completedFuture(false))
          .exceptionally(ReservedValues::isEnd);
    }

    /** Returns whether the previous attempt was applied although its outcome was unknown. */
    private boolean isDone(Row live) {
      return last != null && last.equals(live.get(UniqueChange.reservationColumn(table)));
    }

    private CompletionStage<Boolean> claim(
        RowState state, UUID attempt, Reservations.Reserved reserved) {
      last = attempt;
      return decided(planner.claim(table, owner, state, attempt, clock.micros(), options), deadline)
          .thenApply(
              applied -> {
                if (Boolean.FALSE.equals(applied)) {
                  executor.finish(reserved.ifLost());
                }
                return Boolean.TRUE.equals(applied);
              });
    }
  }

  /** Releases one reservation, once its row certainly does not have the value. */
  private final class Releasing {
    private final DerivedTable table;
    private final Row current;
    private final Row owner;
    private final CallOptions options;
    private final Deadline deadline;
    private int made;

    Releasing(DerivedTable table, Row current, CallOptions options) {
      this.table = table;
      this.current = current;
      this.owner = planner.owner(table, current);
      this.options = executor.retries().started(options);
      this.deadline = executor.retries().deadline(this.options);
    }

    CompletionStage<Boolean> step() {
      return turn(made++, deadline)
          .thenCompose(now -> read(owner, options, deadline))
          .thenCompose(this::release);
    }

    private CompletionStage<Boolean> release(RowState state) {
      Row live = state.row();
      if ((live != null && hasValue(table, live, current)) || made > ROUNDS) {
        return CompletableFuture.completedFuture(true);
      }
      return decided(planner.fence(owner, state, clock.micros(), options), deadline)
          .thenCompose(
              fenced ->
                  Boolean.TRUE.equals(fenced)
                      ? decided(UniquePlanner.giveUp(table, current, options), deadline)
                          .thenApply(end -> true)
                      : CompletableFuture.completedFuture(false));
    }
  }

  private CompletionStage<Void> turn(int made, Deadline deadline) {
    return made == 0
        ? CompletableFuture.completedFuture(null)
        : executor.retries().pause(Math.min(made, 4), deadline);
  }

  private CompletionStage<RowState> read(Row owner, CallOptions options, Deadline deadline) {
    return executor
        .retries()
        .idempotent(() -> reader.readSerially(owner, options), deadline)
        .thenApply(RowReader.Found::state);
  }

  private static boolean hasValue(DerivedTable table, Row live, Row value) {
    return EntryKey.entries(table, live).containsKey(EntryKey.of(table.table(), value));
  }

  /**
   * Completes with whether a mutation set was applied, or with null if that is unknown before the
   * deadline.
   */
  private CompletionStage<@Nullable Boolean> decided(MutationSet set, Deadline deadline) {
    return executor
        .applyOrUnknown(set, deadline)
        .thenApply(outcome -> outcome == null ? null : outcome.applied());
  }

  /**
   * Returns true if a failure ends the repair: another row has the value, or too many writers want
   * it. Throws every other failure.
   */
  private static boolean isEnd(Throwable failure) {
    Throwable bare = Failures.unwrap(failure);
    if (bare instanceof UniqueViolationException
        || (bare instanceof BackendUnavailableException busy
            && busy.code() == ErrorCode.CONTENDED)) {
      return true;
    }
    throw Failures.unchecked(bare);
  }
}
