package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.docs.guide.OwnResults.Later;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** DAO methods that return types of their own, on each store. */
class OwnResultsTest extends OnEachLocalStore {
  private static final LocalDate DAY = LocalDate.of(2024, 5, 17);

  @Override
  @SuppressWarnings("NullAway") // callers without the checker can pass null
  void callsOn(String store) {
    Reading reading =
        new Reading(
            "north", DAY, Instant.parse("2024-05-17T12:00:00Z"), "1.2", Quality.GOOD, Map.of());
    OwnResults.Attempts attempts;
    try (Rowan rowan = Rowan.connect(store)) {
      attempts = rowan.dao(OwnResults.Attempts.class);
      Later<List<Reading>> later = attempts.later("north", DAY);
      assertThat(attempts.save(reading).failure()).isNull();
      assertThat(later.call().get().toCompletableFuture().join()).containsExactly(reading);
      assertThat(attempts.of("north", DAY).result()).containsExactly(reading);
      assertThat(attempts.save(null).failure())
          .extracting(RowanException::code)
          .isEqualTo(ErrorCode.ARGUMENT_REJECTED);
    }
    assertThat(attempts.of("north", DAY).failure()).as("after the store was closed").isNotNull();
  }
}
