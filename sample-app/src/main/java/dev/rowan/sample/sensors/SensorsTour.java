package dev.rowan.sample.sensors;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.time.Instant;
import java.time.LocalDate;

/** Stores values of one sensor, one of them late, and reads a day and the latest values. */
public final class SensorsTour implements Tour {
  private static final String SENSOR = "roof";

  @Override
  public void show(Rowan rowan, Screen screen) {
    SensorValues values = rowan.dao(SensorValues.class);
    values.save(value("temperature", "2026-05-04T10:00:00Z", 21.5));
    values.save(value("humidity", "2026-05-04T10:00:00Z", 48));
    values.save(value("temperature", "2026-05-04T11:00:00Z", 22.25));
    values.save(value("temperature", "2026-05-03T23:50:00Z", 17)); // arrives late
    screen.heading("Sensors");
    screen.list(
        "all metrics of 4 May",
        () -> values.ofDay(SENSOR, LocalDate.of(2026, 5, 4), Limit.of(10)),
        value -> "%s  %-11s %s".formatted(value.at(), value.metric(), value.value()));
    screen.value("the temperature now", () -> now(values, "temperature"));
    screen.value("the humidity now", () -> now(values, "humidity"));
    screen.value("the wind now", () -> now(values, "wind"));
  }

  private static String now(SensorValues values, String metric) {
    return values
        .current(SENSOR, metric)
        .map(current -> "%s at %s".formatted(current.value(), current.at()))
        .orElse("no value");
  }

  private static SensorValue value(String metric, String at, double value) {
    return SensorValue.of(SENSOR, metric, Instant.parse(at), value);
  }
}
