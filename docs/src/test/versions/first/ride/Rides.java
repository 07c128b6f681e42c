package ride;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;

@Dao
public interface Rides {
  @Insert
  void save(Ride ride);
}
