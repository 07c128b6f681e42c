package dev.rowan.spi.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/**
 * What is not obvious of the order; tests of the embedded store compare the order of its keys with
 * the rest.
 */
class ValueOrderTest {
  @Test
  void textsSortByCodePointAndShorterFirst() {
    ascending(ScalarType.TEXT, "", "\0", "a", "a\0", "ab", "é", "＀", "😀", "😀a", "😁");
  }

  @Test
  void timeUuidsSortByTimeAndThenBySignedBytes() {
    ascending(
        ScalarType.TIMEUUID,
        UUID.fromString("00000000-0000-1000-8000-000000000000"),
        UUID.fromString("00000000-0000-1000-0000-000000000000"),
        UUID.fromString("ffffffff-0000-1000-8000-000000000000"),
        UUID.fromString("00000000-0001-1000-8000-000000000000"),
        UUID.fromString("00000000-0000-1001-8000-000000000000"));
  }

  @Test
  void numbersThatArePrintedDifferentlyAreEqual() {
    assertThat(
            ScalarType.DECIMAL
                .valueType()
                .order()
                .compare(new BigDecimal("1.0"), new BigDecimal("1.00")))
        .isZero();
    ascending(ScalarType.DOUBLE, Double.NEGATIVE_INFINITY, -0.0, 0.0, 1.0, Double.NaN);
  }

  @Test
  void onlyDecimalsOfOneNumberCompareEqualAndAreNotTheSame() {
    BigDecimal one = new BigDecimal("1.0");
    assertThat(ScalarValueTypes.compareEqual(one, new BigDecimal("1.00"))).isTrue();
    assertThat(ScalarValueTypes.compareEqual(one, new BigDecimal("1.01"))).isFalse();
    assertThat(ScalarValueTypes.compareEqual(one, 1L)).isFalse();
    assertThat(ScalarValueTypes.compareEqual(1, 1L)).isFalse();
    assertThat(ScalarValueTypes.compareEqual(one, null)).isFalse();
    assertThat(ScalarValueTypes.compareEqual(null, one)).isFalse();
    assertThat(ScalarValueTypes.compareEqual(null, null)).isTrue();
    assertThat(ScalarValueTypes.compareEqual("a", "a")).isTrue();
    assertThat(ScalarValueTypes.compareEqual(List.of(), List.of())).isTrue();
  }

  @Test
  void structuresSortElementByElement() {
    ascending(new ListType(ScalarType.INT), List.of(), List.of(-1, 9), List.of(1), List.of(1, 0));
    ascending(new VectorType(ScalarType.INT, 2), List.of(1, 9), List.of(2, 0));
    ascending(new SetType(ScalarType.INT), Set.of(), Set.of(1), ordered(3, 1), ordered(2, 3));
    Map<Object, Object> backwards = new LinkedHashMap<>();
    backwards.put("b", 0);
    backwards.put("a", 1);
    ascending(
        new MapType(ScalarType.TEXT, ScalarType.INT),
        Map.of("a", 0, "c", 9),
        Map.of("a", 1),
        backwards,
        Map.of("b", 0));
  }

  @Test
  void aFieldWithoutAValueComesFirst() {
    List<ColumnType> fields = List.of(ScalarType.INT, ScalarType.TEXT);
    Object[] ascending = {
      TupleValue.of(null, null),
      TupleValue.of(null, "a"),
      TupleValue.of(-1, null),
      TupleValue.of(-1, ""),
      TupleValue.of(0, null)
    };
    ascending(new TupleType(fields), ascending);
    ascending(
        new UserType(
            "u",
            List.of(
                new UserType.Field("a", fields.get(0)), new UserType.Field("b", fields.get(1)))),
        ascending);
  }

  @Test
  void durationsHaveNone() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ListType(ScalarType.DURATION).valueType().order());
  }

  private static Set<Object> ordered(Object... elements) {
    return new LinkedHashSet<>(List.of(elements));
  }

  private static void ascending(ColumnType type, Object... values) {
    Comparator<Object> order = type.valueType().order();
    for (int i = 0; i < values.length; i++) {
      for (int j = 0; j < values.length; j++) {
        assertThat(Integer.signum(order.compare(values[i], values[j])))
            .as("%s and %s", values[i], values[j])
            .isEqualTo(Integer.compare(i, j));
      }
    }
  }
}
