package dev.rowan.spi.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.mutation.ColumnCondition.Operator;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CqlDuration;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.TupleValue;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The results are those of Cassandra, which the contract of backends compares. */
class ConditionTest {
  private static final UserType PLACE =
      new UserType(
          "place",
          List.of(
              new UserType.Field("hall", ScalarType.TEXT),
              new UserType.Field("row", ScalarType.INT)));
  private static final TableSchema TABLE =
      TableSchema.named("t")
          .partitionKey("id", ScalarType.INT)
          .column("price", ScalarType.DECIMAL)
          .column("tags", new SetType(ScalarType.DECIMAL))
          .column("remarks", new MapType(ScalarType.TEXT, ScalarType.INT))
          .column("steps", new ListType(ScalarType.TEXT))
          .column("place", PLACE)
          .column("took", ScalarType.DURATION)
          .build();
  private static final int PRICE = 1;
  private static final int TAGS = 2;
  private static final int REMARKS = 3;
  private static final int STEPS = 4;
  private static final int PLACED = 5;
  private static final int TOOK = 6;

  private static final Row ROW =
      Row.of(
          1,
          new BigDecimal("2.50"),
          Set.of(new BigDecimal("1.0")),
          Map.of("a", 1),
          List.of("x", "y"),
          TupleValue.of("blue", null),
          new CqlDuration(1, 2, 3));
  private static final Row BARE = Row.of(1, null, null, null, null, null, null);

  @Test
  void decimalsOfAnotherScaleAreEqual() {
    assertThat(holds(ROW, PRICE, Operator.EQ, new BigDecimal("2.5"))).isTrue();
    assertThat(holds(ROW, PRICE, Operator.NE, new BigDecimal("2.5"))).isFalse();
    assertThat(holds(ROW, PRICE, Operator.LT, new BigDecimal("2.500"))).isFalse();
    assertThat(holds(ROW, PRICE, Operator.GE, new BigDecimal("2.500"))).isTrue();
    assertThat(holds(ROW, TAGS, Operator.CONTAINS, BigDecimal.ONE)).isTrue();
    assertThat(holds(ROW, PRICE, Operator.IN, Arrays.asList(null, new BigDecimal("2.5000"))))
        .isTrue();
  }

  @Test
  void nullHasNoOrder() {
    for (Row row : Arrays.asList(BARE, null)) {
      assertThat(holds(row, PRICE, Operator.EQ, null)).isTrue();
      assertThat(holds(row, PRICE, Operator.NE, null)).isFalse();
      assertThat(holds(row, PRICE, Operator.NE, BigDecimal.ONE)).isTrue();
      assertThat(holds(row, PRICE, Operator.LT, BigDecimal.ONE)).isFalse();
      assertThat(holds(row, PRICE, Operator.GE, BigDecimal.ONE)).isFalse();
      assertThat(holds(row, TAGS, Operator.EQ, Set.of())).isTrue();
      assertThat(holds(row, REMARKS, Operator.CONTAINS_KEY, "a")).isFalse();
      assertThat(part(row, REMARKS, "a", Operator.EQ, null)).isTrue();
    }
  }

  @Test
  void partsAreComparedByTheirOwnType() {
    assertThat(part(ROW, REMARKS, "a", Operator.LE, 1)).isTrue();
    assertThat(part(ROW, REMARKS, "b", Operator.NE, null)).isFalse();
    assertThat(part(ROW, STEPS, 1, Operator.EQ, "y")).isTrue();
    assertThat(part(ROW, STEPS, 2, Operator.EQ, null)).isTrue();
    assertThat(part(ROW, PLACED, "hall", Operator.GT, "blu")).isTrue();
    assertThat(part(ROW, PLACED, "row", Operator.EQ, null)).isTrue();
    assertThat(holds(ROW, PLACED, Operator.EQ, TupleValue.of("blue", null))).isTrue();
  }

  @Test
  void durationsAreEqualOrNotAndHaveNoOrder() {
    assertThat(holds(ROW, TOOK, Operator.EQ, new CqlDuration(1, 2, 3))).isTrue();
    assertThat(holds(ROW, TOOK, Operator.NE, new CqlDuration(1, 2, 4))).isTrue();
    assertThatThrownBy(() -> holds(ROW, TOOK, Operator.LT, new CqlDuration(1, 2, 4)))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void aKeyIsNotCompared() {
    assertThatIllegalArgumentException().isThrownBy(() -> holds(ROW, 0, Operator.EQ, 1));
  }

  @Test
  void allMustHold() {
    ColumnCondition yes = ColumnCondition.on(STEPS, Operator.CONTAINS, "x");
    ColumnCondition no = ColumnCondition.on(STEPS, Operator.CONTAINS, "z");
    assertThat(new Condition.Matches(List.of(yes, yes)).hold(TABLE, ROW)).isTrue();
    assertThat(new Condition.Matches(List.of(yes, no)).hold(TABLE, ROW)).isFalse();
  }

  private static boolean holds(
      @Nullable Row row, int column, Operator operator, @Nullable Object operand) {
    return part(row, column, null, operator, operand);
  }

  private static boolean part(
      @Nullable Row row,
      int column,
      @Nullable Object element,
      Operator operator,
      @Nullable Object operand) {
    return new Condition.Matches(List.of(new ColumnCondition(column, element, operator, operand)))
        .hold(TABLE, row);
  }
}
