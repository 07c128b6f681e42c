package dev.rowan.bench.cluster;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** Rowan's DAO of the flat entity. */
@Dao
public interface Rides {
  /** Writes a row. */
  @Insert
  void save(Ride ride);

  /** Reads a row. */
  @Select
  Optional<Ride> find(UUID vehicle, Instant at);
}
