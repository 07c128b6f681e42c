package dev.rowan.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
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
    assertThat(slice.prefix()).containsExactly(1);
    assertThat(slice.isAll()).isFalse();
    assertThat(Slice.ALL.isAll()).isTrue();
    assertThat(new Slice(List.of(), null, new Bound(1, true)).isAll()).isFalse();
  }

  @Test
  void thePartsOfADurationHaveOneSign() {
    assertThat(new CqlDuration(-1, 0, -1).months()).isEqualTo(-1);
    assertThatIllegalArgumentException().isThrownBy(() -> new CqlDuration(1, -1, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new CqlDuration(0, 1, -1));
  }
}
