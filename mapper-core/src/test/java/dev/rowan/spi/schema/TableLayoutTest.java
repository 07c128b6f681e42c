package dev.rowan.spi.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spi.schema.TableLayout.Contradiction;
import org.junit.jupiter.api.Test;

class TableLayoutTest {
  private static final String DAY = "day = 1 DAYS of at as yyyy; MM";
  private static final String ROLLUP = "rollup views = 1 DAYS of at";

  @Test
  void columnsAreComparedAsAWhole() {
    assertThat(TableLayout.contradictions(DAY, "day = 1 HOURS of at"))
        .containsExactly(new Contradiction(DAY, "day = 1 HOURS of at"));
    assertThat(TableLayout.contradictions(DAY, DAY + "; part = 4 SHARDS of id")).hasSize(1);
    assertThat(TableLayout.contradictions(DAY, "")).isEmpty();
    assertThat(TableLayout.contradictions("", DAY)).isEmpty();
    assertThat(TableLayout.completed("", DAY)).isEqualTo(DAY);
    assertThat(TableLayout.completed(DAY, "")).isEqualTo(DAY);
  }

  @Test
  void rollupsAreComparedByTable() {
    String hours = "rollup views = 1 HOURS of at";
    assertThat(TableLayout.contradictions(DAY + "; " + ROLLUP, DAY + "; " + hours))
        .containsExactly(new Contradiction(ROLLUP, hours));
    assertThat(TableLayout.isOfRollup(ROLLUP)).isTrue();
    assertThat(TableLayout.isOfRollup(DAY)).isFalse();
    assertThat(TableLayout.contradictions(ROLLUP, "rollup views.second = 1 HOURS of at")).isEmpty();
    assertThat(TableLayout.contradictions(ROLLUP, DAY)).isEmpty();
    assertThat(TableLayout.completed(ROLLUP, DAY)).isEqualTo(DAY + "; " + ROLLUP);
    assertThat(TableLayout.completed(DAY + "; " + ROLLUP, DAY)).isEqualTo(DAY + "; " + ROLLUP);
    assertThat(TableLayout.completed(ROLLUP, "rollup other = 2 WEEKS of at; " + ROLLUP))
        .isEqualTo(ROLLUP + "; rollup other = 2 WEEKS of at");
  }
}
