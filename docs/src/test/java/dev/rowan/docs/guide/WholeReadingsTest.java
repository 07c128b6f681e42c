package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.function.Consumer;

/** A DAO whose null properties delete, on each store. */
class WholeReadingsTest extends OnEachLocalStore {
  private static final LocalDate DAY = LocalDate.of(2024, 5, 17);
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      WholeReadings whole = rowan.dao(WholeReadings.class);
      Readings readings = rowan.dao(Readings.class);
      written(readings, whole::replace, null);
      written(readings, whole::correct, null);
      written(readings, whole::merge, Quality.GOOD);
      written(readings, readings::save, Quality.GOOD); // a DAO without a setting
    }
  }

  private static void written(Readings readings, Consumer<Reading> write, Quality expected) {
    readings.save(reading(Quality.GOOD));
    write.accept(reading(null));
    assertThat(readings.find("north", DAY, NOON)).contains(reading(expected));
  }

  private static Reading reading(Quality quality) {
    return new Reading("north", DAY, NOON, "v2", quality, Map.of("t", 1.0));
  }
}
