package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.docs.guide.Temperatures.Point;
import dev.rowan.operate.maintenance.MaintenanceReport;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The latest row of each owner, on each store. */
class LatestTest extends OnEachLocalStore {
  private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Temperatures temperatures = rowan.dao(Temperatures.class);
      lateArrivals(temperatures);
      corrections(temperatures);
      eachWayToWrite(rowan, temperatures);
      MaintenanceReport report =
          rowan
              .maintenance()
              .verify(TemperatureMapping.INSTANCE)
              .withGrace(Duration.ofMillis(20))
              .run();
      assertThat(report.isClean()).isTrue();
    }
  }

  private static void lateArrivals(Temperatures temperatures) {
    assertThat(temperatures.latest("t1")).isEmpty();
    // tag::late[]
    temperatures.save(Temperature.of("t1", Instant.parse("2024-05-02T08:00:00Z"), 21.5));
    temperatures.save(Temperature.of("t1", Instant.parse("2024-05-01T23:00:00Z"), 18.0)); // late
    double now = temperatures.latestPoint("t1").orElseThrow().value(); // 21.5
    // end::late[]
    assertThat(now).isEqualTo(21.5);
    assertThat(temperatures.latest("t1")).map(Temperature::value).contains(21.5);
    assertThat(temperatures.latest("unknown")).isEmpty();
  }

  private static void corrections(Temperatures temperatures) {
    Instant latest = Instant.parse("2024-05-02T08:00:00Z");
    temperatures.correct("t1", latest, 21.25);
    temperatures.correct("t1", Instant.parse("2024-05-01T23:00:00Z"), 99);
    assertThat(temperatures.latestPoint("t1")).contains(new Point(latest, 21.25));
    assertThat(temperatures.latest("t1")).map(Temperature::value).contains(21.25);
  }

  private static void eachWayToWrite(Rowan rowan, Temperatures temperatures) {
    List<Temperature> many =
        IntStream.range(0, 60)
            .mapToObj(i -> Temperature.of("t" + i % 3, NOON.plusSeconds(3_600L * i), i))
            .toList();
    temperatures.saveAll(many);
    assertThat(temperatures.latestPoint("t0")).map(Point::value).contains(57.0);
    rowan.bulk(TemperatureMapping.INSTANCE).save(Stream.of(Temperature.of("bulk", NOON, 1)));
    rowan.commit(
        temperatures.saving(Temperature.of("bulk", NOON.plusSeconds(1), 2)),
        temperatures.saving(Temperature.of("bulk", NOON.minusSeconds(1), 3)));
    assertThat(temperatures.latestPoint("bulk")).map(Point::value).contains(2.0);
  }
}
