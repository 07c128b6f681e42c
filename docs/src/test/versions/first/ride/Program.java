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
  public void save(Key key, int meters) {
    rides.save(new Ride(key.station(), key.startedAt(), key.bike(), meters, Set.of("ü")));
  }

  @Override
  public void measure(Key key, int meters) {
    save(key, meters);
  }

  @Override
  public void remove(Key key) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Map<Key, Integer> rides(String station, List<Instant> days) {
    Map<Key, Integer> found = new HashMap<>();
    rides.of(station).forEach(
        each -> found.put(new Key(station, each.startedAt(), each.bike()), each.meters()));
    return found;
  }

  @Override
  public void end(Rowan rowan) {
    throw new UnsupportedOperationException();
  }
}
