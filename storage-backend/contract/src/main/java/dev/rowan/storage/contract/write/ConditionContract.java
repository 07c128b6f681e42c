package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Conditional writes: applied as a whole, or answered with the current row. */
public abstract class ConditionContract extends ContractCase {
  /** Columns: p, c, shared (static), text, number. */
  private TableSchema table;

  @BeforeEach
  final void defineTable() {
    needsConditionalWrites();
    table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .staticColumn("shared", ScalarType.TEXT)
                .column("text", ScalarType.TEXT)
                .column("number", ScalarType.INT));
  }

  @Test
  void insertsWhatDoesNotExist() {
    assertThat(write(insertIfAbsent(1, 1, "one", 1))).isEqualTo(WriteOutcome.APPLIED);
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, "one", 1));
  }

  @Test
  void answersWithTheCurrentRowAndWritesNothing() {
    write(insert(1, 1, "current", 1));
    WriteOutcome outcome = write(insertIfAbsent(1, 1, "other", 2));
    assertThat(outcome.applied()).isFalse();
    assertThat(current(outcome)).isEqualTo(values(1, 1, null, "current", 1));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, "current", 1));
  }

  @Test
  void aRowOfTheKeyAloneExists() {
    write(insert(1, 1, UNSET, UNSET));
    assertThat(current(write(insertIfAbsent(1, 1, "other", 2))))
        .isEqualTo(values(1, 1, null, null, null));
  }

  @Test
  void aRowThatAnUpdateCreatedExistsUntilItIsEmptied() {
    write(Upsert.update(table, Row.of(1, 1, UNSET, "one", UNSET)));
    assertThat(write(insertIfAbsent(1, 1, "other", 2)).applied()).isFalse();
    write(Upsert.update(table, Row.of(1, 1, UNSET, null, UNSET)));
    assertThat(write(insertIfAbsent(1, 1, "other", 2)).applied()).isTrue();
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, "other", 2));
  }

  @Test
  void aDeletedRowDoesNotExist() {
    write(insert(1, 1, "old", 1));
    write(DeleteRow.of(table, key(1, 1), TimestampOffset.NONE));
    assertThat(write(insertIfAbsent(1, 1, "new", UNSET)).applied()).isTrue();
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, "new", null));
  }

  @Test
  void otherRowsAndStaticsDoNotMakeTheRowExist() {
    write(insert(1, 2, "other row", 1));
    write(Upsert.update(table, Row.of(1, UNSET, "shared", UNSET, UNSET)));
    assertThat(write(insertIfAbsent(1, 1, "one", UNSET)).applied()).isTrue();
    assertThat(rows(table, 1)).hasSize(2);
  }

  @Test
  void updatesOnlyWhatExists() {
    WriteOutcome outcome = write(updateIfPresent(1, 1, "one", 1));
    assertThat(outcome.applied()).isFalse();
    assertThat(outcome.current()).isNull();
    assertThat(rows(table, 1)).isEmpty();
    write(insert(1, 1, UNSET, 7));
    assertThat(write(updateIfPresent(1, 1, "one", UNSET))).isEqualTo(WriteOutcome.APPLIED);
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, "one", 7));
  }

  @Test
  void deletesOnlyWhatExists() {
    DeleteRow delete = new DeleteRow(table, key(1, 1), Condition.IF_EXISTS, TimestampOffset.NONE);
    assertThat(write(delete)).isEqualTo(WriteOutcome.notApplied(table, null));
    write(insert(1, 1, "one", 1));
    assertThat(write(delete)).isEqualTo(WriteOutcome.APPLIED);
    assertThat(rows(table, 1)).isEmpty();
    assertThat(write(delete).applied()).isFalse();
  }

  @Test
  void staticsAloneAreTestedAgainstStatics() {
    write(insert(1, 1, "row", 1));
    Upsert statics =
        Upsert.insert(table, Row.of(1, UNSET, "shared", UNSET, UNSET))
            .when(Condition.IF_NOT_EXISTS);
    assertThat(write(statics).applied()).isTrue();
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "shared", "row", 1));
    assertThat(write(statics).applied()).isFalse();
  }

  @Test
  void oneFailedConditionPreventsTheWholeBatch() {
    write(insert(1, 2, "current", 2));
    List<Mutation> batch =
        List.of(
            insertIfAbsent(1, 1, "one", 1),
            insertIfAbsent(1, 2, "two", 2),
            insert(1, 3, "three", 3));
    for (int rotation = 0; rotation < batch.size(); rotation++) {
      List<Mutation> rotated = new ArrayList<>(batch.subList(rotation, batch.size()));
      rotated.addAll(batch.subList(0, rotation));
      assertThat(write(rotated.toArray(Mutation[]::new)).applied()).isFalse();
      assertThat(rows(table, 1)).containsExactly(values(1, 2, null, "current", 2));
    }
  }

  @Test
  void conditionsThatAllHoldAdmitTheWholeBatch() {
    write(insert(1, 2, "current", 2));
    assertThat(
            write(
                    insertIfAbsent(1, 1, "one", 1),
                    updateIfPresent(1, 2, "two", UNSET),
                    insert(1, 3, "three", 3))
                .applied())
        .isTrue();
    assertThat(rows(table, 1))
        .containsExactly(
            values(1, 1, null, "one", 1),
            values(1, 2, null, "two", 2),
            values(1, 3, null, "three", 3));
  }

  @Test
  void aRangeDeletedWithAConditionLeavesTheWritesOfTheBatch() {
    Slice tail = Slice.between(List.of(), Bound.of(2, true), null);
    for (Slice slice : List.of(Slice.ALL, tail, Slice.of(List.of(4)))) {
      write(new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE));
      write(insert(1, 2, "old", 1), insert(1, 3, "old", 2));
      List<Mutation> batch =
          List.of(
              new DeleteRange(table, List.of(1), slice, TimestampOffset.NONE),
              insertIfAbsent(1, 4, "new", UNSET),
              Upsert.update(table, Row.of(1, 3, UNSET, "new", UNSET)));
      assertThat(write(batch.toArray(Mutation[]::new)).applied()).isTrue();
      assertThat(rows(table, 1))
          .as("%s", slice)
          .endsWith(
              values(1, 3, null, "new", slice.prefixes().get(0).isEmpty() ? null : 2),
              values(1, 4, null, "new", null))
          .hasSize(slice.prefixes().get(0).isEmpty() ? 2 : 3);
    }
  }

  @Test
  void aNullWithAConditionStillWinsOverAValue() {
    Upsert empty = Upsert.update(table, Row.of(1, 1, UNSET, null, UNSET));
    assertThat(write(insertIfAbsent(1, 1, "one", 1), empty).applied()).isTrue();
    assertThat(write(empty, insertIfAbsent(1, 2, "two", 2)).applied()).isTrue();
    assertThat(rows(table, 1))
        .containsExactly(values(1, 1, null, null, 1), values(1, 2, null, "two", 2));
  }

  @Test
  void rejectsConditionsInSeveralPartitions() {
    assertRejected(
        ErrorCode.CONDITIONS_SPAN_PARTITIONS,
        insertIfAbsent(1, 1, "one", 1),
        insertIfAbsent(2, 1, "two", 2));
    assertThat(rows(table, 1)).isEmpty();
    assertThat(rows(table, 2)).isEmpty();
  }

  @Test
  void oneOfManyWritersAtOnceInserts() throws Exception {
    int writers = 4;
    ExecutorService threads = Executors.newFixedThreadPool(writers);
    try {
      CyclicBarrier start = new CyclicBarrier(writers);
      for (int round = 0; round < 25; round++) {
        int row = round;
        List<Future<Boolean>> outcomes = new ArrayList<>();
        for (int writer = 0; writer < writers; writer++) {
          int number = writer;
          outcomes.add(
              threads.submit(
                  () -> {
                    start.await();
                    return write(insertIfAbsent(1, row, "writer", number)).applied();
                  }));
        }
        int winner = -1;
        for (int writer = 0; writer < writers; writer++) {
          if (outcomes.get(writer).get()) {
            assertThat(winner).as("an earlier winner").isEqualTo(-1);
            winner = writer;
          }
        }
        assertThat(rows(table, 1).get(row)).isEqualTo(values(1, row, null, "writer", winner));
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static @Nullable List<@Nullable Object> current(WriteOutcome outcome) {
    Row current = outcome.current();
    return current == null ? null : values(current);
  }

  private Row key(int p, int c) {
    return Row.of(p, c, UNSET, UNSET, UNSET);
  }

  private Upsert insert(int p, int c, @Nullable Object text, @Nullable Object number) {
    return Upsert.insert(table, Row.of(p, c, UNSET, text, number));
  }

  private Upsert insertIfAbsent(int p, int c, @Nullable Object text, @Nullable Object number) {
    return insert(p, c, text, number).when(Condition.IF_NOT_EXISTS);
  }

  private Upsert updateIfPresent(int p, int c, @Nullable Object text, @Nullable Object number) {
    return Upsert.update(table, Row.of(p, c, UNSET, text, number)).when(Condition.IF_EXISTS);
  }
}
