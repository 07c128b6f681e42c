package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import java.time.Instant;
import java.util.Objects;
import java.util.UUID;

/** Manually written driver code for the flat entity. */
public final class DriverCodeRides {
  private static final ProtocolVersion PROTOCOL = ProtocolVersion.DEFAULT;
  private static final String INSERT =
      "INSERT INTO bench.ride (vehicle, at, city, seconds, distance) VALUES (?, ?, ?, ?, ?)";
  private static final String SELECT =
      "SELECT vehicle, at, city, seconds, distance FROM bench.ride WHERE vehicle = ? AND at = ?";

  private DriverCodeRides() {}

  /**
   * The lower limit: indexes instead of names, and the codec of each value known to the compiler.
   */
  public static final class StaticCodecs extends DriverCode<Ride> {
    /** Prepares its statements. */
    public StaticCodecs(CqlSession session) {
      super(session, INSERT, SELECT);
    }

    @Override
    BoundStatement bound(PreparedStatement statement, Ride ride) {
      return statement
          .boundStatementBuilder()
          .setBytesUnsafe(0, TypeCodecs.UUID.encode(ride.vehicle(), PROTOCOL))
          .setBytesUnsafe(1, TypeCodecs.TIMESTAMP.encode(ride.at(), PROTOCOL))
          .setBytesUnsafe(2, TypeCodecs.TEXT.encode(ride.city(), PROTOCOL))
          .setBytesUnsafe(3, TypeCodecs.INT.encodePrimitive(ride.seconds(), PROTOCOL))
          .setBytesUnsafe(4, TypeCodecs.DOUBLE.encodePrimitive(ride.distance(), PROTOCOL))
          .setIdempotence(true)
          .build();
    }

    @Override
    BoundStatement bound(PreparedStatement statement, UUID vehicle, Instant at) {
      return statement
          .boundStatementBuilder()
          .setBytesUnsafe(0, TypeCodecs.UUID.encode(vehicle, PROTOCOL))
          .setBytesUnsafe(1, TypeCodecs.TIMESTAMP.encode(at, PROTOCOL))
          .setIdempotence(true)
          .build();
    }

    @Override
    public Ride read(Row row) {
      return new Ride(
          Objects.requireNonNull(TypeCodecs.UUID.decode(row.getBytesUnsafe(0), PROTOCOL)),
          Objects.requireNonNull(TypeCodecs.TIMESTAMP.decode(row.getBytesUnsafe(1), PROTOCOL)),
          Objects.requireNonNull(TypeCodecs.TEXT.decode(row.getBytesUnsafe(2), PROTOCOL)),
          TypeCodecs.INT.decodePrimitive(row.getBytesUnsafe(3), PROTOCOL),
          TypeCodecs.DOUBLE.decodePrimitive(row.getBytesUnsafe(4), PROTOCOL));
    }
  }

  /** Typical program code: by name, one value after the other. */
  public static final class Usual extends DriverCode<Ride> {
    /** Prepares its statements. */
    public Usual(CqlSession session) {
      super(session, INSERT, SELECT);
    }

    @Override
    BoundStatement bound(PreparedStatement statement, Ride ride) {
      return statement
          .bind()
          .setUuid("vehicle", ride.vehicle())
          .setInstant("at", ride.at())
          .setString("city", ride.city())
          .setInt("seconds", ride.seconds())
          .setDouble("distance", ride.distance())
          .setIdempotent(true);
    }

    @Override
    BoundStatement bound(PreparedStatement statement, UUID vehicle, Instant at) {
      return statement.bind(vehicle, at).setIdempotent(true);
    }

    @Override
    public Ride read(Row row) {
      return new Ride(
          Objects.requireNonNull(row.getUuid("vehicle")),
          Objects.requireNonNull(row.getInstant("at")),
          Objects.requireNonNull(row.getString("city")),
          row.getInt("seconds"),
          row.getDouble("distance"));
    }
  }
}
