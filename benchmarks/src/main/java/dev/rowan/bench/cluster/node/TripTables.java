package dev.rowan.bench.cluster.node;

import dev.rowan.annotation.Order;
import dev.rowan.bench.SensorReading;
import dev.rowan.bench.cluster.Trip;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Two tables of keys besides that of {@link Trip}, as indexes would have them, and trips to store.
 */
final class TripTables {
  /** The number of trips of one vehicle. */
  static final int OF_ONE_VEHICLE = 5;

  static final TableSchema BY_DRIVER =
      TableSchema.named("trip_by_driver")
          .partitionKey("driver", ScalarType.TEXT)
          .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
          .clustering("vehicle", ScalarType.UUID, Order.ASC)
          .build();

  static final TableSchema BY_TITLE =
      TableSchema.named("trip_by_title")
          .partitionKey("title", ScalarType.TEXT)
          .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
          .clustering("vehicle", ScalarType.UUID, Order.ASC)
          .build();

  private TripTables() {}

  /** Returns the trip of this number; those of one vehicle have consecutive numbers. */
  static Trip trip(long number) {
    Trip like = Trip.SAMPLE;
    return new Trip(
        vehicle(number),
        at(number),
        "Trip " + number % 10_000,
        like.note(),
        "Driver " + number % 1_000,
        like.price(),
        like.paid(),
        like.seconds(),
        like.tags(),
        like.stops(),
        like.tolls(),
        like.origin());
  }

  static UUID vehicle(long number) {
    return new UUID(0x4000L, number / OF_ONE_VEHICLE);
  }

  static Instant at(long number) {
    return Instant.ofEpochMilli(1_760_000_000_000L + number);
  }

  /** Returns all trips of the vehicle whose trips start with this one. */
  static List<Trip> ofVehicle(long first) {
    List<Trip> trips = new ArrayList<>(OF_ONE_VEHICLE);
    for (int i = 0; i < OF_ONE_VEHICLE; i++) {
      trips.add(trip(first + i));
    }
    return trips;
  }

  /** Returns the reading of this number, of an entity with two index tables. */
  static SensorReading reading(long number) {
    return new SensorReading(
        number % 1_000,
        number,
        "kind-" + number % 10_000,
        "place-" + number % 1_000,
        Trip.SAMPLE.note());
  }

  /** Returns the entry of a trip in one of the two tables. */
  static Change entry(TableSchema table, Object key, Trip trip) {
    return Change.of(Upsert.insert(table, Row.of(key, trip.at(), trip.vehicle())));
  }
}
