package ride;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.docs.guide.RideProgram;
import dev.rowan.operate.maintenance.MaintenanceReport;
import dev.rowan.operate.schema.SchemaResult;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public final class Program implements RideProgram {
  private Rides rides;

  @Override
  public void prepare(Rowan rowan) {
    // tag::key-change-create[]
    rowan.schema().with(RideMapping.INSTANCE).withoutBuilds().apply();
    // end::key-change-create[]
    rides = rowan.dao(Rides.class);
  }

  @Override
  public void save(RideKey key, int meters) {
    rides.save(new Ride(key.station(), key.startedAt(), key.bike(), meters, Set.of("ü")));
  }

  @Override
  public void measure(RideKey key, int meters) {
    rides.measure(key.station(), key.startedAt(), key.bike(), meters);
  }

  @Override
  public void remove(RideKey key) {
    rides.remove(key.station(), key.startedAt(), key.bike());
  }

  @Override
  public Map<RideKey, Integer> rides(String station, List<Instant> days) {
    Map<RideKey, Integer> found = new HashMap<>();
    for (Instant day : days) {
      Range<Instant> whole = Range.closedOpen(day, day.plus(1, ChronoUnit.DAYS));
      LocalDate date = LocalDate.ofInstant(day, ZoneOffset.UTC);
      for (Ride each : rides.ofDay(station, date, whole)) {
        Optional<Ride> same = rides.find(station, date, each.startedAt(), each.bike());
        same.ifPresent(
            ride -> found.put(new RideKey(station, ride.startedAt(), ride.bike()), ride.meters()));
      }
    }
    return found;
  }

  @Override
  public void end(Rowan rowan) {
    // tag::key-change-build[]
    SchemaResult result = rowan.schema().with(RideMapping.INSTANCE).apply();
    System.out.println(result.found()); // {daily_ride=40 rows verified, …}
    // end::key-change-build[]
    MaintenanceReport report = rowan.maintenance().verify(RideMapping.INSTANCE).run();
    if (!report.isClean() || !result.found().toString().contains(" rows verified, 0 entries")) {
      throw new IllegalStateException("repair and verify again: " + report + result.found());
    }
  }
}
