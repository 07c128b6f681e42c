package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.WriteOptions;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** Write times and TTLs of values, on each store. */
class CellTimesTest extends OnEachLocalStore {
  private static final LocalDate DAY = LocalDate.of(2024, 5, 17);
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");
  private static final Instant WRITTEN = Instant.parse("2024-05-17T12:00:01.000007Z");

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Readings readings = rowan.dao(Readings.class);
      readings.save(reading(0, Quality.GOOD), WriteOptions.at(WRITTEN));
      readings.save(reading(1, Quality.DOUBTFUL), WriteOptions.ttl(Duration.ofDays(2)));
      readings.save(reading(2, null));

      Readings.Judged judged = readings.judged("north", DAY, NOON).orElseThrow();
      assertThat(judged).isEqualTo(new Readings.Judged(Quality.GOOD, WRITTEN, null));
      Readings.Judged expiring = readings.judged("north", DAY, NOON.plusSeconds(1)).orElseThrow();
      assertThat(expiring.ttl()).isBetween(Duration.ofHours(47), Duration.ofHours(48));
      assertThat(expiring.written()).isAfter(WRITTEN);
      assertThat(readings.judged("north", DAY, NOON.plusSeconds(2)))
          .contains(new Readings.Judged(null, null, null));
      assertThat(readings.judged("north", DAY, NOON.plusSeconds(3))).isEmpty();

      List<Long> times = readings.judgedAt("north", DAY, Limit.of(3));
      assertThat(times).hasSize(3);
      assertThat(times.get(0)).isNull();
      assertThat(times.get(2)).isEqualTo(1_715_947_201_000_007L);

      readings.judge("north", DAY, NOON, null);
      assertThat(readings.judgedAt("north", DAY, Limit.of(3)).get(2)).isNull();
      ofAnEntityWithAnIndex(rowan.dao(Jobs.class));
    }
  }

  /** On a cluster, the table has columns of index maintenance, and markers of deleted rows. */
  private static void ofAnEntityWithAnIndex(Jobs jobs) {
    Instant start = Instant.now().minusSeconds(60);
    for (int i = 0; i < 4; i++) {
      jobs.save(new Job("print", i, "ann", "open", "job " + i));
    }
    jobs.remove("print", 1);
    Page<Jobs.Titled> first = jobs.titled("print", PageRequest.first(2));
    Page<Jobs.Titled> second = jobs.titled("print", PageRequest.after(first.nextToken(), 2));
    assertThat(first.items()).extracting(Jobs.Titled::number).containsExactly(0, 2);
    assertThat(second.items()).extracting(Jobs.Titled::number).containsExactly(3);
    assertThat(first.items()).allMatch(each -> each.written().isAfter(start));
    assertThat(jobs.titleTimes()).hasSize(3).allMatch(start::isBefore);
  }

  private static Reading reading(int second, Quality quality) {
    return new Reading("north", DAY, NOON.plusSeconds(second), "v2", quality, Map.of());
  }
}
