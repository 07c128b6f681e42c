package ride;

import dev.rowan.Rowan;
import dev.rowan.docs.guide.RideWriter;
import java.util.Set;

public final class Program implements RideWriter {
  private Rides rides;

  @Override
  public void prepare(Rowan rowan) {
    rides = rowan.dao(Rides.class);
  }

  @Override
  public void save(RideKey key, int meters) {
    rides.save(new Ride(key.station(), key.startedAt(), key.bike(), meters, Set.of("ü")));
  }
}
