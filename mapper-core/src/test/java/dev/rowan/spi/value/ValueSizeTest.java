package dev.rowan.spi.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.UserType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Sizes of values and edits, which guardrails compare with their limits. */
class ValueSizeTest {
  private static final CompositeValueType LIST = new ListType(ScalarType.TEXT).valueType();
  private static final CompositeValueType SET = new SetType(ScalarType.TEXT).valueType();
  private static final CompositeValueType MAP =
      new MapType(ScalarType.TEXT, ScalarType.INT).valueType();
  private static final CompositeValueType USER =
      new UserType(
              "place",
              List.of(
                  new UserType.Field("town", ScalarType.TEXT),
                  new UserType.Field("number", ScalarType.INT)))
          .valueType();

  @Test
  void isThatOfTheBytes() {
    OddValues.all()
        .forEach(
            (type, values) -> {
              ValueType operations = type.valueType();
              for (Object value : values) {
                long bytes = operations.encode(value).remaining();
                assertThat(operations.size(value)).as(type.cql()).isEqualTo(bytes);
                assertThat(operations.maxSize(value)).as(type.cql()).isGreaterThanOrEqualTo(bytes);
              }
            });
  }

  @Test
  void ofAnEditIsThatOfItsParts() {
    Map<Object, Object> entries = new LinkedHashMap<>();
    entries.put("a", 1);
    entries.put("bc", null);
    assertThat(LIST.size(new CellEdit.Append(List.of("a", "é")))).isEqualTo(4 + 5 + 6);
    assertThat(LIST.size(new CellEdit.Prepend(List.of("a", "é")))).isEqualTo(4 + 5 + 6);
    assertThat(LIST.size(new CellEdit.RemoveAll(List.of("a", "é")))).isEqualTo(4 + 5 + 6);
    assertThat(LIST.size(new CellEdit.SetAt(7, "é"))).isEqualTo(2);
    assertThat(LIST.size(new CellEdit.SetAt(7, null))).isZero();
    assertThat(SET.size(new CellEdit.AddAll(Set.of("abc")))).isEqualTo(4 + 7);
    assertThat(SET.size(new CellEdit.RemoveAll(List.of("abc")))).isEqualTo(4 + 7);
    assertThat(MAP.size(new CellEdit.PutAll(entries))).isEqualTo(4 + 5 + 8 + 6 + 4);
    assertThat(MAP.size(new CellEdit.RemoveAll(List.of("bc")))).isEqualTo(4 + 6);
    assertThat(USER.size(new CellEdit.SetFields(Map.of("number", 1)))).isEqualTo(8);
    assertThat(USER.size(new CellEdit.SetFields(Map.of("unknown", 1)))).isZero();
  }

  @Test
  void ofNoValueOfTheTypeIsZero() {
    for (ColumnType type : OddValues.all().keySet()) {
      for (Object other : new Object[] {null, Row.UNSET, 'c', new CellEdit.Clear()}) {
        assertThat(type.valueType().size(other)).as(type.cql()).isZero();
        if (type.valueType() instanceof CompositeValueType composite) {
          assertThat(composite.elements(other)).as(type.cql()).isZero();
        }
      }
    }
  }

  @Test
  void countsTheElementsOfValuesAndEdits() {
    assertThat(LIST.elements(List.of("a", "b"))).isEqualTo(2);
    assertThat(LIST.elements(new CellEdit.Append(List.of("a", "b", "c")))).isEqualTo(3);
    assertThat(SET.elements(Set.of("a"))).isEqualTo(1);
    assertThat(SET.elements(new CellEdit.AddAll(Set.of("a", "b")))).isEqualTo(2);
    assertThat(MAP.elements(Map.of("a", 1))).isEqualTo(1);
    assertThat(MAP.elements(new CellEdit.PutAll(Map.of("a", 1)))).isEqualTo(1);
    assertThat(MAP.elements(new CellEdit.RemoveAll(List.of("a", "b")))).isEqualTo(2);
    assertThat(USER.elements(TupleValue.of("a", 1))).isZero();
  }
}
