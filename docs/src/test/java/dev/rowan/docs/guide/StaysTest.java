package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.util.UUID;

/** Computed columns of index keys, on each store. */
class StaysTest extends OnEachLocalStore {
  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Stays stays = rowan.dao(Stays.class);
      // a Sunday, and the last moment of a year
      Stay first =
          new Stay(
              new UUID(0, 1), "Ida@Example.ORG", "lake", Instant.parse("2023-12-31T23:59:59.999Z"));
      Stay second =
          new Stay(
              new UUID(0, 2), "ida@example.org", "lake", Instant.parse("2024-01-01T00:00:00Z"));
      stays.save(first);
      stays.save(second);

      assertThat(stays.withEmail("IDA@example.org")).containsExactly(first, second);
      assertThat(stays.onDay("lake", "2023-12-31")).containsExactly(first);
      assertThat(stays.onDay("lake", "2024-01-01")).containsExactly(second);
      assertThat(stays.inYear("lake", Year.of(2023))).containsExactly(first);
      LocalDate friday = LocalDate.of(2023, 12, 29);
      assertThat(stays.inWeek("lake", Year.of(2023), friday)).containsExactly(first);
      assertThat(stays.inWeek("lake", Year.of(2024), friday)).isEmpty();
      LocalDate wednesday = LocalDate.of(2024, 1, 3);
      assertThat(stays.inWeek("lake", Year.of(2024), wednesday)).containsExactly(second);

      stays.rename(first.id(), "Eva@Example.org");
      assertThat(stays.withEmail("ida@example.org")).containsExactly(second);
      assertThat(stays.withEmail("eva@example.org"))
          .extracting(Stay::email)
          .containsExactly("Eva@Example.org");
      stays.remove(second.id());
      assertThat(stays.withEmail("ida@example.org")).isEmpty();
      assertThat(stays.inYear("lake", Year.of(2024))).isEmpty();
    }
  }
}
