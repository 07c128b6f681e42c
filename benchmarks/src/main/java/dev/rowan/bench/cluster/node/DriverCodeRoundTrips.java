package dev.rowan.bench.cluster.node;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.BatchStatementBuilder;
import com.datastax.oss.driver.api.core.cql.BatchType;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.DefaultBatchType;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.type.UserDefinedType;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import dev.rowan.bench.SensorReading;
import dev.rowan.bench.cluster.DriverCodeTrips;
import dev.rowan.bench.cluster.Trip;
import java.util.concurrent.CompletionStage;

/** The same calls in driver code with static codecs. */
final class DriverCodeRoundTrips implements RoundTrips {
  private static final ProtocolVersion PROTOCOL = ProtocolVersion.DEFAULT;

  private final CqlSession session;
  private final DriverCodeTrips.StaticCodecs trips;
  private final PreparedStatement byDriver;
  private final PreparedStatement byTitle;
  private final PreparedStatement reading;
  private final PreparedStatement byKind;
  private final PreparedStatement byPlace;
  private final DriverCodeWares wares;

  /** Uses existing tables. */
  DriverCodeRoundTrips(CqlSession session) {
    this.session = session;
    UserDefinedType place =
        session
            .getMetadata()
            .getKeyspace(OneNode.KEYSPACE)
            .flatMap(keyspace -> keyspace.getUserDefinedType("place"))
            .orElseThrow();
    this.trips = new DriverCodeTrips.StaticCodecs(session, place);
    this.byDriver =
        session.prepare("INSERT INTO bench.trip_by_driver (driver, at, vehicle) VALUES (?, ?, ?)");
    this.byTitle =
        session.prepare("INSERT INTO bench.trip_by_title (title, at, vehicle) VALUES (?, ?, ?)");
    this.reading =
        session.prepare(
            "INSERT INTO bench.reading (sensor, at, kind, place, payload) VALUES (?, ?, ?, ?, ?)");
    this.byKind =
        session.prepare("INSERT INTO bench.reading_by_kind (kind, at, sensor) VALUES (?, ?, ?)");
    this.byPlace =
        session.prepare("INSERT INTO bench.reading_by_place (place, at, sensor) VALUES (?, ?, ?)");
    this.wares = new DriverCodeWares(session);
  }

  @Override
  public void save(long number) {
    session.execute(trips.bind(TripTables.trip(number)));
  }

  @Override
  public int find(long number) {
    Trip trip = trips.find(TripTables.vehicle(number), TripTables.at(number));
    if (trip == null) {
      throw new IllegalStateException("a trip is missing");
    }
    return trip.title().length();
  }

  @Override
  public void savePartition(long first) {
    BatchStatementBuilder batch = BatchStatement.builder(BatchType.UNLOGGED);
    TripTables.ofVehicle(first).forEach(trip -> batch.addStatement(trips.bind(trip)));
    session.execute(batch.setIdempotence(true).build());
  }

  @Override
  public void saveWithEntries(long number) {
    Trip trip = TripTables.trip(number);
    session.execute(
        BatchStatement.builder(DefaultBatchType.LOGGED)
            .addStatement(trips.bind(trip))
            .addStatement(entry(byDriver, trip.driver(), trip))
            .addStatement(entry(byTitle, trip.title(), trip))
            .setIdempotence(true)
            .build());
  }

  private static BoundStatement entry(PreparedStatement insert, String key, Trip trip) {
    return insert
        .boundStatementBuilder()
        .setBytesUnsafe(0, TypeCodecs.TEXT.encode(key, PROTOCOL))
        .setBytesUnsafe(1, TypeCodecs.TIMESTAMP.encode(trip.at(), PROTOCOL))
        .setBytesUnsafe(2, TypeCodecs.UUID.encode(trip.vehicle(), PROTOCOL))
        .build();
  }

  @Override
  public void saveIndexed(long number) {
    SensorReading row = TripTables.reading(number);
    session.execute(
        BatchStatement.builder(DefaultBatchType.LOGGED)
            .addStatement(bound(row))
            .addStatement(entry(byKind, row.kind(), row))
            .addStatement(entry(byPlace, row.place(), row))
            .setIdempotence(true)
            .build());
  }

  private BoundStatement bound(SensorReading row) {
    return reading
        .boundStatementBuilder()
        .setBytesUnsafe(0, TypeCodecs.BIGINT.encodePrimitive(row.sensor(), PROTOCOL))
        .setBytesUnsafe(1, TypeCodecs.BIGINT.encodePrimitive(row.at(), PROTOCOL))
        .setBytesUnsafe(2, TypeCodecs.TEXT.encode(row.kind(), PROTOCOL))
        .setBytesUnsafe(3, TypeCodecs.TEXT.encode(row.place(), PROTOCOL))
        .setBytesUnsafe(4, TypeCodecs.TEXT.encode(row.payload(), PROTOCOL))
        .build();
  }

  private static BoundStatement entry(PreparedStatement insert, String key, SensorReading row) {
    return insert
        .boundStatementBuilder()
        .setBytesUnsafe(0, TypeCodecs.TEXT.encode(key, PROTOCOL))
        .setBytesUnsafe(1, TypeCodecs.BIGINT.encodePrimitive(row.at(), PROTOCOL))
        .setBytesUnsafe(2, TypeCodecs.BIGINT.encodePrimitive(row.sensor(), PROTOCOL))
        .build();
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
    return trips.write(TripTables.trip(number));
  }
}
