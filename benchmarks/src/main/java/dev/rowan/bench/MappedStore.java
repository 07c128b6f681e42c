package dev.rowan.bench;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.PageRequest;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** DAOs over the embedded store: the measured code. */
final class MappedStore implements MovingStore {
  private static final PageRequest WHOLE_SENSOR = PageRequest.first(SampleReadings.PER_SENSOR);
  private static final Limit NEWEST = Limit.of(SampleReadings.NEWEST);

  private final Rowan rowan;
  private final SensorReadings readings;
  private final Settings settings;
  private final Gauges gauges;
  private final Meterings meterings;

  MappedStore(Path directory) {
    this(directory, "buffered");
  }

  MappedStore(Path directory, String durability) {
    rowan = Rowan.connect("rowan:embedded:" + directory + "?durability=" + durability);
    readings = rowan.dao(SensorReadings.class);
    settings = rowan.dao(Settings.class);
    gauges = rowan.dao(Gauges.class);
    meterings = rowan.dao(Meterings.class);
  }

  @Override
  public void saveIndexed(long number) {
    readings.save(SampleReadings.reading(number));
  }

  @Override
  public void saveSingle(long number) {
    settings.save(SampleReadings.setting(number));
  }

  @Override
  public void change(long number) {
    settings.change(
        SampleReadings.sensor(number),
        SampleReadings.at(number),
        SampleReadings.otherPayload(number));
  }

  @Override
  public void saveGauge(long number) {
    gauges.save(SampleReadings.gauge(number));
  }

  @Override
  public void move(long number, long other) {
    gauges.move(
        SampleReadings.sensor(number), SampleReadings.at(number), SampleReadings.place(other));
  }

  @Override
  public void saveMetering(long number) {
    meterings.save(SampleReadings.metering(number)).toCompletableFuture().join();
  }

  @Override
  public Object newest(long meter) {
    return meterings.newest(meter, NEWEST);
  }

  @Override
  public @Nullable Object find(long number) {
    return readings.find(SampleReadings.sensor(number), SampleReadings.at(number)).orElse(null);
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
