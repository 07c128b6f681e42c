package ride;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.util.stream.Stream;

@Dao
public interface Rides {
  @Insert
  void save(Ride ride);

  @Select
  Stream<Ride> of(String station);
}
