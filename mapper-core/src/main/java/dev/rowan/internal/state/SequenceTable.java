package dev.rowan.internal.state;

import dev.rowan.annotation.Consistency;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * The table of the numbers that are not reserved yet, one row for each sequence. Each change has a
 * condition, so no number is reserved twice. Thread-safe.
 */
public final class SequenceTable {
  /** The table, to be defined before it is used. */
  public static final TableSchema TABLE =
      TableSchema.named(ReservedTables.SEQUENCES)
          .partitionKey("sequence", ScalarType.TEXT)
          .column("next_number", ScalarType.BIGINT)
          .build();

  private static final CallOptions MAJORITY = CallOptions.at(Consistency.LOCAL_QUORUM);

  private final Backend backend;

  /** Reserves numbers in this store. */
  public SequenceTable(Backend backend) {
    this.backend = backend;
  }

  /**
   * The result of a request for numbers.
   *
   * @param granted whether the numbers are reserved
   * @param next if they are not, the first number that is not reserved; 0 if the sequence has no
   *     row
   */
  public record Reservation(boolean granted, long next) {
    private static final Reservation GRANTED = new Reservation(true, 0);
  }

  /**
   * Reserves numbers if the sequence has the expected state.
   *
   * @param expected the first number that is not reserved; 0 if the sequence has no row
   * @param first the first number to reserve, at least {@code expected} and at least 1
   * @param count of numbers, at least 1
   * @param call the deadline and the counters of the call that needs the numbers
   */
  public CompletionStage<Reservation> reserve(
      String sequence, long expected, long first, long count, CallOptions call) {
    Condition condition =
        expected == 0
            ? Condition.IF_NOT_EXISTS
            : new Condition.Matches(
                List.of(ColumnCondition.on(1, ColumnCondition.Operator.EQ, expected)));
    Row row = Row.of(sequence, first + count);
    Upsert upsert = expected == 0 ? Upsert.insert(TABLE, row) : Upsert.update(TABLE, row);
    return backend
        .apply(
            new MutationSet(
                List.of(Change.of(upsert.when(condition))),
                OptionalLong.empty(),
                MAJORITY.withDeadline(call.deadline()).withCounters(call.counters())))
        .thenApply(SequenceTable::reservation);
  }

  private static Reservation reservation(WriteOutcome outcome) {
    if (outcome.applied()) {
      return Reservation.GRANTED;
    }
    Row current = outcome.current();
    if (current == null) {
      return new Reservation(false, 0);
    }
    @Nullable Object next = current.get(1);
    if (!(next instanceof Long number) || number < 1) {
      throw new UnreadableRowException(
          ErrorCode.UNREADABLE_ROW,
          Map.of("table", TABLE.name(), "found", "a sequence without a positive next number"),
          null);
    }
    return new Reservation(false, number);
  }
}
