package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.annotation.Consistency;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Adds up, and down. */
public final class CountersPlay implements Play {
  private static final LocalDate MAY = LocalDate.of(2024, 5, 1);
  private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");
  private static final WriteOptions CONSISTENT = WriteOptions.at(Consistency.LOCAL_QUORUM);

  @Override
  public void on(Rowan rowan) {
    Totals totals = rowan.dao(Totals.class);
    assertThat(totals.find("p", MAY)).isEmpty();

    totals.viewed("p", MAY, 2);
    assertThat(totals.find("p", MAY)).contains(new Total("p", MAY, 2, null));

    totals.seen("p", MAY, 3, -1).toCompletableFuture().join();
    totals.viewed("p", MAY.plusDays(1), 1);
    assertThat(totals.of("p"))
        .containsExactly(new Total("p", MAY, 5, -1L), new Total("p", MAY.plusDays(1), 1, null));

    rowan.dao(Counting.class).liked("p", MAY, 4L);
    assertThat(totals.find("p", MAY)).contains(new Total("p", MAY, 5, 3L));

    options(totals);

    totals.drop("p", CONSISTENT);
    assertThat(totals.of("p")).isEmpty();
  }

  private static void options(Totals totals) {
    totals.watched("p", MAY, 2, CONSISTENT);
    totals.add(TotalPatch.of("p", MAY).incrementLikes(1), CONSISTENT);
    assertThat(totals.find("p", MAY)).contains(new Total("p", MAY, 7, 4L));

    for (WriteOptions odd : List.of(WriteOptions.ttl(Duration.ofDays(1)), WriteOptions.at(NOON))) {
      refused("Totals.watched", () -> totals.watched("p", MAY, 1, odd));
      refused("Totals.add", () -> totals.add(TotalPatch.of("p", MAY).incrementViews(1), odd));
      refused("Totals.drop", () -> totals.drop("p", odd));
    }
    assertThat(totals.find("p", MAY)).contains(new Total("p", MAY, 7, 4L));
  }

  private static void refused(String method, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("RUN-22")
        .hasMessageContaining("method: " + method);
  }
}
