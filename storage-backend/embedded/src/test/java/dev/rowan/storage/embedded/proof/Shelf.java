package dev.rowan.storage.embedded.proof;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.ColumnCondition.Operator;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * A partition of a few rows, each with one number, as an object to call: its calls in a store, and
 * the sequential model of their effects.
 */
final class Shelf {
  private static final int ROWS = 3;

  static final List<@Nullable Integer> EMPTY = Collections.nCopies(ROWS, null);

  private static final TableSchema TABLE =
      TableSchema.named("shelves")
          .partitionKey("shelf", ScalarType.INT)
          .clustering("row", ScalarType.INT, Order.ASC)
          .column("number", ScalarType.INT)
          .build();

  static final Schema SCHEMA = Schema.of(List.of(TABLE));

  /** The kinds of calls. */
  enum Kind {
    READ,
    READ_ROW,
    PUT,
    REMOVE,
    PUT_IF_ABSENT,
    CHANGE_IF_THERE,
    REMOVE_IF_THERE,
    /** Changes the row if its number is the expected one, which may be absent. */
    SWAP,
    /** Writes two rows in one batch, on condition that the first is absent. */
    PUT_BOTH_IF_ABSENT
  }

  /** A call; {@code number} is unique among the calls. */
  record Call(Kind kind, int row, int number, @Nullable Integer expected) {
    private static final List<Kind> KINDS = List.of(Kind.values());

    /** Returns a call that expects a recent number, which another thread may have seen. */
    static Call random(Random random, int number) {
      Kind kind = KINDS.get(random.nextInt(KINDS.size()));
      Integer expected = random.nextInt(4) == 0 ? null : Math.max(1, number - random.nextInt(12));
      return new Call(kind, random.nextInt(ROWS), number, expected);
    }

    static Call of(Kind kind, int row, int number) {
      return new Call(kind, row, number, null);
    }

    private int otherRow() {
      return (row + 1) % ROWS;
    }
  }

  /** Whether the call was applied, and the numbers that it returned: of all rows, or of one. */
  record Answer(boolean applied, List<@Nullable Integer> seen) {
    private static final Answer DONE = new Answer(true, List.of());

    private static Answer observed(List<@Nullable Integer> seen) {
      return new Answer(true, seen);
    }

    private static Answer observed(@Nullable Integer seen) {
      return observed(Collections.singletonList(seen));
    }

    private static Answer refusal(@Nullable Integer seen) {
      return new Answer(false, Collections.singletonList(seen));
    }
  }

  private final Client store;
  private final int shelf;

  Shelf(Client store, int shelf) {
    this.store = store;
    this.shelf = shelf;
  }

  Answer answer(Call call) {
    int row = call.row();
    return switch (call.kind()) {
      case READ -> Answer.observed(numbers());
      case READ_ROW -> Answer.observed(number(row));
      case PUT -> done(put(row, call.number()));
      case REMOVE -> done(delete(row, Condition.NONE));
      case PUT_IF_ABSENT -> done(put(row, call.number()).when(Condition.IF_NOT_EXISTS));
      case CHANGE_IF_THERE ->
          done(Upsert.update(TABLE, row(row, call.number())).when(Condition.IF_EXISTS));
      case REMOVE_IF_THERE -> done(delete(row, Condition.IF_EXISTS));
      case SWAP ->
          done(Upsert.update(TABLE, row(row, call.number())).when(isNumber(call.expected())));
      case PUT_BOTH_IF_ABSENT ->
          done(
              put(row, call.number()).when(Condition.IF_NOT_EXISTS),
              put(call.otherRow(), call.number()));
    };
  }

  private static Condition isNumber(@Nullable Integer expected) {
    return new Condition.Matches(List.of(ColumnCondition.on(2, Operator.EQ, expected)));
  }

  private List<@Nullable Integer> numbers() {
    List<@Nullable Integer> numbers = new ArrayList<>(EMPTY);
    for (Row row : store.rows(TABLE, shelf)) {
      numbers.set((Integer) row.get(1), (Integer) row.get(2));
    }
    return numbers;
  }

  private @Nullable Integer number(int row) {
    List<Row> rows = store.rows(TABLE, List.of(shelf), Slice.of(List.of(row)), 1);
    return rows.isEmpty() ? null : (Integer) rows.get(0).get(2);
  }

  private Answer done(Mutation... mutations) {
    WriteOutcome outcome = store.apply(mutations);
    Row current = outcome.current();
    return outcome.applied()
        ? Answer.DONE
        : Answer.refusal(current == null ? null : (Integer) current.get(2));
  }

  private Upsert put(int row, int number) {
    return Upsert.insert(TABLE, row(row, number));
  }

  private Mutation delete(int row, Condition condition) {
    Row key = Row.unset(TABLE.size()).set(0, shelf).set(1, row).build();
    return new DeleteRow(TABLE, key, condition, TimestampOffset.NONE);
  }

  private Row row(int row, int number) {
    return Row.of(shelf, row, number);
  }

  /** Returns the model's numbers after a call, or null if it would answer differently. */
  static @Nullable List<@Nullable Integer> after(
      List<@Nullable Integer> numbers, Call call, Answer answer) {
    Integer there = numbers.get(call.row());
    boolean wants =
        switch (call.kind()) {
          case PUT_IF_ABSENT, PUT_BOTH_IF_ABSENT -> there == null;
          case CHANGE_IF_THERE, REMOVE_IF_THERE -> there != null;
          case SWAP -> Objects.equals(there, call.expected());
          default -> true;
        };
    Answer expected =
        switch (call.kind()) {
          case READ -> Answer.observed(numbers);
          case READ_ROW -> Answer.observed(there);
          default -> wants ? Answer.DONE : Answer.refusal(there);
        };
    if (!expected.equals(answer)) {
      return null;
    }
    return wants ? changed(numbers, call) : numbers;
  }

  private static List<@Nullable Integer> changed(List<@Nullable Integer> numbers, Call call) {
    Integer[] changed = numbers.toArray(new Integer[0]);
    switch (call.kind()) {
      case READ, READ_ROW -> {
        return numbers;
      }
      case REMOVE, REMOVE_IF_THERE -> changed[call.row()] = null;
      case PUT_BOTH_IF_ABSENT -> {
        changed[call.row()] = call.number();
        changed[call.otherRow()] = call.number();
      }
      default -> changed[call.row()] = call.number();
    }
    return Arrays.asList(changed);
  }
}
