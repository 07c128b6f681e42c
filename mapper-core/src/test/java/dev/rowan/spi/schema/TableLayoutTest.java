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
  void shardsInTurnCanBecomeMore() {
    String four = DAY + "; part = 4 SHARDS in turn; other = 2 SHARDS in turn";
    String eight = DAY + "; part = 8 SHARDS in turn; other = 2 SHARDS in turn";
    assertThat(TableLayout.contradictions(four, eight)).isEmpty();
    assertThat(TableLayout.completed(four, eight)).isEqualTo(eight);
    assertThat(TableLayout.completed(four + "; " + ROLLUP, eight)).isEqualTo(eight + "; " + ROLLUP);
    assertThat(TableLayout.contradictions(eight, four))
        .containsExactly(new Contradiction(eight, four));
    assertThat(TableLayout.completed(eight, four)).isEqualTo(eight);
    String mixed = DAY + "; part = 8 SHARDS in turn; other = 1 SHARDS in turn";
    assertThat(TableLayout.contradictions(four, mixed)).hasSize(1);
    assertThat(TableLayout.contradictions("part = 4 SHARDS of id", "part = 4 SHARDS in turn"))
        .hasSize(1);
    assertThat(TableLayout.contradictions("part = 4 SHARDS in turn", "one = 4 SHARDS in turn"))
        .hasSize(1);
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
