package dev.rowan.bench.cluster.node;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Nulls;
import dev.rowan.bench.SensorReadings;
import dev.rowan.bench.cluster.Trip;
import dev.rowan.bench.cluster.TripMapping;
import dev.rowan.bench.cluster.Trips;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.Schema;
import dev.rowan.storage.cassandra.CassandraBackend;
import dev.rowan.storage.cassandra.SchemaMode;
import java.util.List;
import java.util.concurrent.CompletionStage;

/** Rowan's DAO; batches of several rows go to the backend as DAOs send them. */
final class RowanRoundTrips implements RoundTrips {
  private final Backend backend;
  private final Trips trips;
  private final SensorReadings readings;
  private final MaintainedWares.AtomicWares wares;
  private final DaoRuntime<Trip> runtime;

  RowanRoundTrips(CqlSession session) {
    backend = CassandraBackend.on(session, OneNode.KEYSPACE, SchemaMode.CREATE_MISSING);
    Rowan rowan = Rowan.on(backend, RowanOptions.defaults());
    trips = rowan.dao(Trips.class);
    readings = rowan.dao(SensorReadings.class);
    wares = rowan.dao(MaintainedWares.AtomicWares.class);
    runtime = rowan.runtime(TripMapping.INSTANCE);
    backend
        .define(Schema.of(List.of(TripTables.BY_DRIVER, TripTables.BY_TITLE)))
        .toCompletableFuture()
        .join();
  }

  @Override
  public void save(long number) {
    trips.save(TripTables.trip(number));
  }

  @Override
  public int find(long number) {
    return trips
        .find(TripTables.vehicle(number), TripTables.at(number))
        .orElseThrow()
        .title()
        .length();
  }

  @Override
  public void savePartition(long first) {
    apply(TripTables.ofVehicle(first).stream().map(RowanRoundTrips::row).toList());
  }

  @Override
  public void saveWithEntries(long number) {
    Trip trip = TripTables.trip(number);
    apply(
        List.of(
            row(trip),
            TripTables.entry(TripTables.BY_DRIVER, trip.driver(), trip),
            TripTables.entry(TripTables.BY_TITLE, trip.title(), trip)));
  }

  @Override
  public void saveIndexed(long number) {
    readings.save(TripTables.reading(number));
  }

  @Override
  public void saveWare(long number) {
    wares.save(MaintenanceRivals.ware(number));
  }

  @Override
  public void moveWare(long number, String seller) {
    wares.move(MaintenanceRivals.id(number), seller);
  }

  @Override
  public CompletionStage<?> saving(long number) {
    return runtime.insert(TripTables.trip(number), Nulls.UNSET);
  }

  private static Change row(Trip trip) {
    return Change.of(Upsert.insert(TripMapping.INSTANCE.table(), TripMapping.INSTANCE.write(trip)));
  }

  private void apply(List<Change> changes) {
    backend.apply(MutationSet.of(changes)).toCompletableFuture().join();
  }
}
