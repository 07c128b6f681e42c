package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.mapper.annotations.Dao;
import com.datastax.oss.driver.api.mapper.annotations.DaoFactory;
import com.datastax.oss.driver.api.mapper.annotations.GetEntity;
import com.datastax.oss.driver.api.mapper.annotations.Insert;
import com.datastax.oss.driver.api.mapper.annotations.Mapper;
import com.datastax.oss.driver.api.mapper.annotations.Select;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The DAOs of the driver's own mapper. */
@Mapper
public interface DriverMapper {
  /** Returns the DAO of the flat entity. */
  @DaoFactory
  RideDao rides();

  /** Returns the DAO of the nested entity. */
  @DaoFactory
  TripDao trips();

  /** The flat entity. */
  @Dao
  interface RideDao {
    /** Returns the statement that writes a row. */
    @Insert
    BoundStatement bound(Ride ride);

    /** Writes a row. */
    @Insert
    void save(Ride ride);

    /** Reads a row. */
    @Select
    @Nullable Ride find(UUID vehicle, Instant at);

    /** Returns the entity of a row. */
    @GetEntity
    Ride read(Row row);
  }

  /** The nested entity. */
  @Dao
  interface TripDao {
    /** Returns the statement that writes a row. */
    @Insert
    BoundStatement bound(Trip trip);

    /** Writes a row. */
    @Insert
    void save(Trip trip);

    /** Reads a row. */
    @Select
    @Nullable Trip find(UUID vehicle, Instant at);

    /** Returns the entity of a row. */
    @GetEntity
    Trip read(Row row);
  }
}
