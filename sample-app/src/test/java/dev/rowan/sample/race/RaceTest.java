package dev.rowan.sample.race;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class RaceTest {
  private static final int ROUNDS = 200;

  @Test
  void underTheVersionNoRaiseIsLost() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Race.Outcome outcome = new Race(Market.of(rowan.dao(SerialItems.class)), ROUNDS).run();
      assertThat(outcome.lost()).isZero();
      assertThat(outcome.left()).containsExactly(100 + 2 * ROUNDS);
    }
  }

  @Test
  void afterTheRaceTheItemIsFoundAtItsPriceAndNoOther() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      for (Market market :
          new Market[] {
            Market.of(rowan.dao(AtomicItems.class)),
            Market.of(rowan.dao(VerifiedItems.class)),
            Market.of(rowan.dao(SerialItems.class))
          }) {
        Race.Outcome outcome = new Race(market, ROUNDS).run();
        assertThat(outcome.reads()).isPositive();
        assertThat(outcome.left()).containsExactly(market.price());
      }
    }
  }

  @Test
  void printsEachProtocolInALine() {
    StringWriter output = new StringWriter();
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      new RaceReport(rowan, new PrintWriter(output), 3).show();
    }
    assertThat(output.toString()).contains("ATOMIC ", "VERIFIED ", "SERIAL ", "refused");
  }
}
