package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Indexes over elements and periods are asked as the guide says. */
class VisitsTest {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  @Test
  void rowsAreFoundByAnElementAndByAPeriod() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Visits visits = rowan.dao(Visits.class);
      Visit first = new Visit("/", NOON, "ann", Set.of("new", "mobile"));
      Visit second = new Visit("/about", NOON.plusSeconds(3_600), "ann", Set.of("mobile"));
      visits.save(first);
      visits.save(second);
      visits.save(new Visit("/", NOON.plusSeconds(86_400), "bob", Set.of("mobile")));

      LocalDate day = LocalDate.of(2024, 5, 17);
      assertThat(visits.tagged("mobile", day, Limit.of(10))).containsExactly(second, first);
      assertThat(visits.tagged("new", day, Limit.of(10))).containsExactly(first);
      assertThat(visits.inHour(NOON)).containsExactly(first);
    }
  }
}
