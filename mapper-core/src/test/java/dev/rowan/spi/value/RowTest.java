package dev.rowan.spi.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TupleType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RowTest {
  @Test
  void tellsNullFromUnset() {
    Row row = Row.of("a", null, Row.UNSET);
    assertThat(row.size()).isEqualTo(3);
    assertThat(row.isSet(0)).isTrue();
    assertThat(row.isSet(1)).isTrue();
    assertThat(row.isSet(2)).isFalse();
    assertThat(row).isNotEqualTo(Row.of("a", Row.UNSET, Row.UNSET));
  }

  @Test
  void doesNotChangeWithTheArraysAroundIt() {
    Object[] values = {"a", 1};
    Row row = Row.of(values);
    values[0] = "b";
    row.toArray()[1] = 2;
    assertThat(row).isEqualTo(Row.of("a", 1)).hasSameHashCodeAs(Row.of("a", 1));
  }

  @Test
  void startsUnsetWhenBuilt() {
    assertThat(Row.unset(3).set(1, "b").set(2, null).build())
        .isEqualTo(Row.of(Row.UNSET, "b", null));
  }

  @Test
  void neverPrintsValues() {
    assertThat(Row.of("secret", Row.UNSET).toString()).contains("2").doesNotContain("secret");
    assertThat(Row.UNSET).hasToString("UNSET");
  }

  @Test
  void aSliceCopiesItsPrefix() {
    List<Object> prefix = new ArrayList<>(List.of(1));
    Slice slice = Slice.of(prefix);
    prefix.add(2);
    assertThat(slice.prefixes().get(0)).containsExactly(1);
    assertThat(slice.isAll()).isFalse();
    assertThat(Slice.ALL.isAll()).isTrue();
    assertThat(Slice.between(List.of(), null, Bound.of(1, true)).isAll()).isFalse();
  }

  @Test
  void thePrefixesOfASliceAreOfOneLengthAndCountOnce() {
    assertThat(Slice.in(List.of(List.of(1), List.of(2), List.of(1))).prefixes())
        .containsExactly(List.of(1), List.of(2));
    assertThatIllegalArgumentException().isThrownBy(() -> Slice.in(List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Slice.in(List.of(List.of(1), List.of(1, 2))));
    assertThatIllegalArgumentException().isThrownBy(() -> new Bound(List.of(), true));
  }

  @Test
  void whatHoldsADurationHasNoOrder() {
    assertThat(new MapType(ScalarType.TEXT, new ListType(ScalarType.INT)).valueType().isOrdered())
        .isTrue();
    ColumnType tuple = new TupleType(List.of(ScalarType.INT, ScalarType.DURATION));
    assertThat(new ListType(tuple).valueType().isOrdered()).isFalse();
  }

  @Test
  void editsKeepWhatTheyWereMadeOf() {
    List<Object> elements = new ArrayList<>(List.of(1));
    CellEdit append = new CellEdit.Append(elements);
    elements.add(2);
    assertThat(append).isEqualTo(new CellEdit.Append(List.of(1)));
    List<@Nullable Object> fields = new ArrayList<>(Arrays.asList(1, null));
    TupleValue tuple = new TupleValue(fields);
    fields.set(1, 2);
    assertThat(tuple).isEqualTo(TupleValue.of(1, null));
  }

  @Test
  void thePartsOfADurationHaveOneSign() {
    assertThat(new CqlDuration(-1, 0, -1).months()).isEqualTo(-1);
    assertThatIllegalArgumentException().isThrownBy(() -> new CqlDuration(1, -1, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new CqlDuration(0, 1, -1));
  }
}
