package dev.rowan.storage.contract.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.ColumnCondition.Operator;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Writes with conditions on columns. */
public abstract class ColumnConditionContract extends ContractCase {
  private static final int SHARED = 2;
  private static final int TEXT = 3;
  private static final int NUMBER = 4;
  private static final int PRICE = 5;
  private static final int LIST = 6;
  private static final int SET = 7;
  private static final int MAP = 8;
  private static final int FROZEN = 9;

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
                .column("number", ScalarType.INT)
                .column("price", ScalarType.DECIMAL)
                .column("list", new ListType(ScalarType.INT))
                .column("set", new SetType(ScalarType.INT))
                .column("map", new MapType(ScalarType.TEXT, ScalarType.INT))
                .column("frozen", new ListType(ScalarType.INT).frozenType()));
  }

  @Test
  void everyOperatorComparesInTheOrderOfTheType() {
    insert(1, row -> row.set(NUMBER, 5));
    assertThat(holds(NUMBER, Operator.EQ, 5)).isTrue();
    assertThat(holds(NUMBER, Operator.EQ, 4)).isFalse();
    assertThat(holds(NUMBER, Operator.NE, 4)).isTrue();
    assertThat(holds(NUMBER, Operator.NE, 5)).isFalse();
    assertThat(holds(NUMBER, Operator.LT, 6)).isTrue();
    assertThat(holds(NUMBER, Operator.LT, 5)).isFalse();
    assertThat(holds(NUMBER, Operator.LE, 5)).isTrue();
    assertThat(holds(NUMBER, Operator.GT, -6)).isTrue();
    assertThat(holds(NUMBER, Operator.GT, 5)).isFalse();
    assertThat(holds(NUMBER, Operator.GE, 5)).isTrue();
    assertThat(holds(NUMBER, Operator.GE, 6)).isFalse();
    assertThat(holds(NUMBER, Operator.IN, List.of(1, 5))).isTrue();
    assertThat(holds(NUMBER, Operator.IN, List.of(1, 2))).isFalse();
    assertThat(holds(NUMBER, Operator.IN, List.of())).isFalse();
  }

  @Test
  void decimalsOfAnotherScaleAreEqual() {
    insert(1, row -> row.set(PRICE, new BigDecimal("1.0")));
    assertThat(holds(PRICE, Operator.EQ, new BigDecimal("1.00"))).isTrue();
    assertThat(holds(PRICE, Operator.NE, new BigDecimal("1.00"))).isFalse();
  }

  @Test
  void nullIsAValueOfEquality() {
    insert(1, row -> row.set(NUMBER, 5));
    assertThat(holds(TEXT, Operator.EQ, null)).isTrue();
    assertThat(holds(TEXT, Operator.NE, null)).isFalse();
    assertThat(holds(NUMBER, Operator.NE, null)).isTrue();
    assertThat(holds(NUMBER, Operator.EQ, null)).isFalse();
    assertThat(holds(TEXT, Operator.NE, "x")).isTrue();
    assertThat(holds(TEXT, Operator.GT, "")).isFalse();
    assertThat(holds(TEXT, Operator.LT, "x")).isFalse();
    assertThat(holds(TEXT, Operator.IN, Arrays.asList("x", null))).isTrue();
    assertThat(holds(TEXT, Operator.IN, List.of("x"))).isFalse();
  }

  @Test
  void aRowThatDoesNotExistIsNullThroughout() {
    assertThat(write(when(9, ColumnCondition.on(TEXT, Operator.EQ, "x"))).current()).isNull();
    assertThat(rows(table, 1)).isEmpty();
    assertThat(write(when(9, ColumnCondition.on(TEXT, Operator.NE, "x"))).applied()).isTrue();
    assertThat(rows(table, 1)).hasSize(1);
  }

  @Test
  void allConditionsMustHold() {
    insert(1, row -> row.set(NUMBER, 5).set(TEXT, "a"));
    ColumnCondition number = ColumnCondition.on(NUMBER, Operator.EQ, 5);
    assertThat(write(when(1, number, ColumnCondition.on(TEXT, Operator.EQ, "b"))).applied())
        .isFalse();
    assertThat(write(when(1, number, ColumnCondition.on(TEXT, Operator.EQ, "a"))).applied())
        .isTrue();
  }

  @Test
  void answersWithKeyAndColumnsOfTheCondition() {
    insert(1, row -> row.set(NUMBER, 5).set(TEXT, "a"));
    WriteOutcome outcome = write(when(1, ColumnCondition.on(NUMBER, Operator.EQ, 6)));
    assertThat(outcome.applied()).isFalse();
    assertThat(values(Objects.requireNonNull(outcome.current())))
        .isEqualTo(values(1, 1, null, null, 5, null, null, null, null, null));
    assertThat(rows(table, 1).get(0).get(TEXT)).isEqualTo("a");
  }

  @Test
  void staticConditionsReadThePartition() {
    Row.Builder statics = Row.unset(table.size()).set(0, 1).set(SHARED, "s");
    write(Upsert.update(table, statics.build()));
    assertThat(write(when(1, ColumnCondition.on(SHARED, Operator.EQ, "other"))).applied())
        .isFalse();
    assertThat(write(when(1, ColumnCondition.on(SHARED, Operator.EQ, "s"))).applied()).isTrue();
    Upsert change =
        Upsert.update(table, Row.unset(table.size()).set(0, 1).set(SHARED, "t").build());
    assertThat(write(change.when(matches(ColumnCondition.on(SHARED, Operator.EQ, "x")))).applied())
        .isFalse();
    assertThat(write(change.when(matches(ColumnCondition.on(SHARED, Operator.EQ, "s")))).applied())
        .isTrue();
    assertThat(rows(table, 1).get(0).get(SHARED)).isEqualTo("t");
  }

  @Test
  void deletesUnderAConditionToo() {
    insert(1, row -> row.set(NUMBER, 5));
    Row key = Row.unset(table.size()).set(0, 1).set(1, 1).build();
    Condition four = matches(ColumnCondition.on(NUMBER, Operator.EQ, 4));
    Condition five = matches(ColumnCondition.on(NUMBER, Operator.EQ, 5));
    assertThat(write(new DeleteRow(table, key, four, TimestampOffset.NONE)).applied()).isFalse();
    assertThat(write(new DeleteRow(table, key, five, TimestampOffset.NONE)).applied()).isTrue();
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void elementsAreTestedByKeyAndIndex() {
    insert(1, row -> row.set(LIST, List.of(7, 8)).set(MAP, Map.of("a", 1)));
    assertThat(holds(new ColumnCondition(MAP, "a", Operator.EQ, 1))).isTrue();
    assertThat(holds(new ColumnCondition(MAP, "a", Operator.EQ, 2))).isFalse();
    assertThat(holds(new ColumnCondition(MAP, "b", Operator.EQ, null))).isTrue();
    assertThat(holds(new ColumnCondition(LIST, 1, Operator.GE, 8))).isTrue();
    assertThat(holds(new ColumnCondition(LIST, 0, Operator.IN, List.of(8, 9)))).isFalse();
    assertThat(holds(new ColumnCondition(LIST, 2, Operator.EQ, null))).isTrue();
  }

  @Test
  void collectionsAreComparedWhole() {
    insert(
        1, row -> row.set(LIST, List.of(1, 2)).set(SET, Set.of(1, 2)).set(FROZEN, List.of(1, 2)));
    for (int column : new int[] {LIST, FROZEN}) {
      assertThat(holds(column, Operator.EQ, List.of(1, 2))).isTrue();
      assertThat(holds(column, Operator.EQ, List.of(2, 1))).isFalse();
      assertThat(holds(column, Operator.LT, List.of(1, 2, 3))).isTrue();
      assertThat(holds(column, Operator.GT, List.of(1))).isTrue();
      assertThat(holds(column, Operator.NE, List.of())).isTrue();
    }
    assertThat(holds(SET, Operator.EQ, Set.of(2, 1))).isTrue();
    assertThat(holds(SET, Operator.LT, Set.of(2))).isTrue();
    assertThat(holds(MAP, Operator.EQ, Map.of())).isTrue();
    assertThat(holds(MAP, Operator.EQ, null)).isTrue();
    assertThat(holds(MAP, Operator.NE, Map.of("a", 1))).isTrue();
  }

  @Test
  void collectionsAreTestedForElements() {
    insert(
        1, row -> row.set(LIST, List.of(1, 2)).set(MAP, Map.of("a", 1)).set(FROZEN, List.of(1, 2)));
    assertThat(holds(LIST, Operator.CONTAINS, 2)).isTrue();
    assertThat(holds(LIST, Operator.CONTAINS, 3)).isFalse();
    assertThat(holds(FROZEN, Operator.CONTAINS, 1)).isTrue();
    assertThat(holds(MAP, Operator.CONTAINS, 1)).isTrue();
    assertThat(holds(MAP, Operator.CONTAINS, 2)).isFalse();
    assertThat(holds(MAP, Operator.CONTAINS_KEY, "a")).isTrue();
    assertThat(holds(MAP, Operator.CONTAINS_KEY, "b")).isFalse();
    assertThat(holds(SET, Operator.CONTAINS, 1)).isFalse();
  }

  @Test
  void conditionsOfSeveralRowsOfAPartitionMustAllHold() {
    insert(1, row -> row.set(NUMBER, 1));
    insert(2, row -> row.set(NUMBER, 2));
    Mutation first = when(1, ColumnCondition.on(NUMBER, Operator.EQ, 1));
    assertThat(write(first, when(2, ColumnCondition.on(NUMBER, Operator.EQ, 9))).applied())
        .isFalse();
    assertThat(rows(table, 1).get(0).get(TEXT)).isNull();
    assertThat(write(first, when(2, ColumnCondition.on(NUMBER, Operator.EQ, 2))).applied())
        .isTrue();
    assertThat(each(rows(table, 1).stream(), row -> row.get(TEXT)))
        .containsExactly("written", "written");
  }

  private interface Change {
    Row.Builder of(Row.Builder row);
  }

  private void insert(int c, Change change) {
    write(Upsert.insert(table, change.of(Row.unset(table.size()).set(0, 1).set(1, c)).build()));
  }

  private boolean holds(int column, Operator operator, @Nullable Object operand) {
    return holds(ColumnCondition.on(column, operator, operand));
  }

  /** Tests a condition on row 1 without changing the tested column: the write sets only the key. */
  private boolean holds(ColumnCondition condition) {
    Row mark = Row.unset(table.size()).set(0, 1).set(1, 1).set(SHARED, "asked").build();
    return write(Upsert.update(table, mark).when(matches(condition))).applied();
  }

  private Upsert when(int c, ColumnCondition... conditions) {
    Row row = Row.unset(table.size()).set(0, 1).set(1, c).set(TEXT, "written").build();
    return Upsert.update(table, row).when(matches(conditions));
  }

  private static Condition matches(ColumnCondition... conditions) {
    return new Condition.Matches(List.of(conditions));
  }
}
