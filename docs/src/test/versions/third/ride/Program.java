package ride;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.docs.guide.RideProgram;
import dev.rowan.operate.maintenance.MoveReport;
import dev.rowan.operate.schema.SchemaPlan;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

public final class Program implements RideProgram {
  private Rides rides;

  @Override
  public void prepare(Rowan rowan) {
    SchemaPlan plan = rowan.schema().with(RideMapping.INSTANCE).plan();
    if (!plan.steps().isEmpty()) {
      throw new AssertionError(plan);
    }
    rides = rowan.dao(Rides.class);
  }

  @Override
  public void save(RideKey key, int meters) {
    rides.save(new Ride(key.station(), null, key.startedAt(), key.bike(), meters, Set.of("ü")));
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
    Instant end = days.get(days.size() - 1).plus(1, ChronoUnit.DAYS);
    for (Ride each : rides.between(station, Range.closedOpen(days.get(0), end))) {
      rides
          .find(station, each.startedAt(), each.bike())
          .ifPresent(
              ride -> found.put(new RideKey(station, ride.startedAt(), ride.bike()), ride.meters()));
    }
    return found;
  }

  @Override
  public void end(Rowan rowan) {
    // tag::repair-move[]
    MoveReport report = rowan.maintenance().repairMove(RideMapping.INSTANCE).run();
    if (!report.isComplete()) {
      throw new IllegalStateException("rows that only the former table has: " + report);
    }
    // end::repair-move[]
    // tag::key-change-drop[]
    rowan.schema().with(RideMapping.INSTANCE).dropping("ride").apply();
    // end::key-change-drop[]
  }
}
