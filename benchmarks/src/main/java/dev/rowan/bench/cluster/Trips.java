package dev.rowan.bench.cluster;

import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Insert;
import dev.rowan.annotation.Select;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** Rowan's DAO of the nested entity. */
@Dao
public interface Trips {
  /** Writes a row. */
  @Insert
  void save(Trip trip);

  /** Reads a row. */
  @Select
  Optional<Trip> find(UUID vehicle, Instant at);
}
