package ride;

import dev.rowan.Rowan;
import dev.rowan.docs.guide.RideProgram;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

public final class Program implements RideProgram {
  private Rides rides;

  @Override
  public void prepare(Rowan rowan) {
    rides = rowan.dao(Rides.class);
  }

  @Override
  public void save(RideKey key, int meters) {
    rides.save(new Ride(key.station(), key.startedAt(), key.bike(), meters, Set.of("ü")));
  }

  @Override
  public void measure(RideKey key, int meters) {
    save(key, meters);
  }

  @Override
  public void remove(RideKey key) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Map<RideKey, Integer> rides(String station, List<Instant> days) {
    Map<RideKey, Integer> found = new HashMap<>();
    rides.of(station).forEach(
        each -> found.put(new RideKey(station, each.startedAt(), each.bike()), each.meters()));
    return found;
  }

  @Override
  public void end(Rowan rowan) {
    throw new UnsupportedOperationException();
  }
}
