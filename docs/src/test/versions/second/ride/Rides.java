package ride;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Delete;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import dev.rowan.annotation.Update;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

// tag::rides-second[]
@Dao
public interface Rides {
  @Insert
  void save(Ride ride);

  @Update
  void measure(String station, Instant startedAt, UUID bike, int meters);

  @Delete(entity = Ride.class)
  void remove(String station, Instant startedAt, UUID bike);

  @Select
  Optional<Ride> find(String station, LocalDate day, Instant startedAt, UUID bike);

  @Select
  List<Ride> ofDay(String station, LocalDate day, Range<Instant> startedAt);
}
// end::rides-second[]
