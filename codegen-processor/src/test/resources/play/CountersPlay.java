package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.time.LocalDate;

/** Adds up, and down. */
public final class CountersPlay implements Play {
  private static final LocalDate MAY = LocalDate.of(2024, 5, 1);

  @Override
  public void on(Rowan rowan) {
    Tallies tallies = rowan.dao(Tallies.class);
    assertThat(tallies.find("p", MAY)).isEmpty();

    tallies.viewed("p", MAY, 2);
    assertThat(tallies.find("p", MAY)).contains(new Tally("p", MAY, 2, null));

    tallies.seen("p", MAY, 3, -1).toCompletableFuture().join();
    tallies.viewed("p", MAY.plusDays(1), 1);
    assertThat(tallies.of("p"))
        .containsExactly(new Tally("p", MAY, 5, -1L), new Tally("p", MAY.plusDays(1), 1, null));

    rowan.dao(Counting.class).liked("p", MAY, 4L);
    assertThat(tallies.find("p", MAY)).contains(new Tally("p", MAY, 5, 3L));

    tallies.drop("p");
    assertThat(tallies.of("p")).isEmpty();
  }
}
