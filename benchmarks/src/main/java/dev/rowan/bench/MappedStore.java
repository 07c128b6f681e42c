package dev.rowan.bench;

import dev.rowan.Rowan;
import dev.rowan.query.PageRequest;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** DAOs over the embedded store: what is measured. */
final class MappedStore implements MovingStore {
  private static final PageRequest WHOLE_SENSOR = PageRequest.first(Readout.PER_SENSOR);

  private final Rowan rowan;
  private final Readings readings;
  private final Settings settings;
  private final Gauges gauges;

  MappedStore(Path directory) {
    this(directory, "buffered");
  }

  MappedStore(Path directory, String durability) {
    rowan = Rowan.connect("rowan:embedded:" + directory + "?durability=" + durability);
    readings = rowan.dao(Readings.class);
    settings = rowan.dao(Settings.class);
    gauges = rowan.dao(Gauges.class);
  }

  @Override
  public void saveIndexed(long number) {
    readings.save(Readout.reading(number));
  }

  @Override
  public void saveSingle(long number) {
    settings.save(Readout.setting(number));
  }

  @Override
  public void change(long number) {
    settings.change(Readout.sensor(number), Readout.at(number), Readout.otherPayload(number));
  }

  @Override
  public void saveGauge(long number) {
    gauges.save(Readout.gauge(number));
  }

  @Override
  public void move(long number, long other) {
    gauges.move(Readout.sensor(number), Readout.at(number), Readout.place(other));
  }

  @Override
  public @Nullable Object find(long number) {
    return readings.find(Readout.sensor(number), Readout.at(number)).orElse(null);
  }

  @Override
  public Object page(long sensor) {
    return readings.of(sensor, WHOLE_SENSOR);
  }

  @Override
  public void close() {
    rowan.close();
  }
}
