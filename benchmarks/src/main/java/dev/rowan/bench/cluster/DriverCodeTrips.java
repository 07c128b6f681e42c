package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.ProtocolVersion;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.data.UdtValue;
import com.datastax.oss.driver.api.core.type.UserDefinedType;
import com.datastax.oss.driver.api.core.type.codec.TypeCodec;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;

/** Manually written driver code for the nested entity. */
public final class DriverCodeTrips {
  private static final ProtocolVersion PROTOCOL = ProtocolVersion.DEFAULT;
  private static final String COLUMNS =
      "vehicle, at, title, note, driver, price, paid, seconds, tags, stops, tolls, origin";
  private static final String INSERT =
      "INSERT INTO bench.trip (" + COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
  private static final String SELECT =
      "SELECT " + COLUMNS + " FROM bench.trip WHERE vehicle = ? AND at = ?";

  private DriverCodeTrips() {}

  /**
   * The lower limit: indexes instead of names, and the codec of each value known to the compiler.
   */
  public static final class StaticCodecs extends DriverCode<Trip> {
    private static final TypeCodec<Set<String>> TAGS = TypeCodecs.setOf(TypeCodecs.TEXT);
    private static final TypeCodec<List<String>> STOPS = TypeCodecs.listOf(TypeCodecs.TEXT);
    private static final TypeCodec<Map<String, Integer>> TOLLS =
        TypeCodecs.mapOf(TypeCodecs.TEXT, TypeCodecs.INT);

    private final UserDefinedType place;
    private final TypeCodec<UdtValue> origin;

    /** Prepares its statements. */
    public StaticCodecs(CqlSession session, UserDefinedType place) {
      super(session, INSERT, SELECT);
      this.place = place;
      this.origin = TypeCodecs.udtOf(place);
    }

    @Override
    BoundStatement bound(PreparedStatement statement, Trip trip) {
      return statement
          .boundStatementBuilder()
          .setBytesUnsafe(0, TypeCodecs.UUID.encode(trip.vehicle(), PROTOCOL))
          .setBytesUnsafe(1, TypeCodecs.TIMESTAMP.encode(trip.at(), PROTOCOL))
          .setBytesUnsafe(2, TypeCodecs.TEXT.encode(trip.title(), PROTOCOL))
          .setBytesUnsafe(3, TypeCodecs.TEXT.encode(trip.note(), PROTOCOL))
          .setBytesUnsafe(4, TypeCodecs.TEXT.encode(trip.driver(), PROTOCOL))
          .setBytesUnsafe(5, TypeCodecs.DECIMAL.encode(trip.price(), PROTOCOL))
          .setBytesUnsafe(6, TypeCodecs.BOOLEAN.encodePrimitive(trip.paid(), PROTOCOL))
          .setBytesUnsafe(7, TypeCodecs.INT.encodePrimitive(trip.seconds(), PROTOCOL))
          .setBytesUnsafe(8, TAGS.encode(trip.tags(), PROTOCOL))
          .setBytesUnsafe(9, STOPS.encode(trip.stops(), PROTOCOL))
          .setBytesUnsafe(10, TOLLS.encode(trip.tolls(), PROTOCOL))
          .setBytesUnsafe(11, origin.encode(value(trip.origin()), PROTOCOL))
          .setIdempotence(true)
          .build();
    }

    private UdtValue value(Place from) {
      return place
          .newValue()
          .setBytesUnsafe(0, TypeCodecs.TEXT.encode(from.street(), PROTOCOL))
          .setBytesUnsafe(1, TypeCodecs.TEXT.encode(from.city(), PROTOCOL))
          .setBytesUnsafe(2, TypeCodecs.INT.encodePrimitive(from.zip(), PROTOCOL));
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
    public Trip read(Row row) {
      return new Trip(
          value(TypeCodecs.UUID, row, 0),
          value(TypeCodecs.TIMESTAMP, row, 1),
          value(TypeCodecs.TEXT, row, 2),
          value(TypeCodecs.TEXT, row, 3),
          value(TypeCodecs.TEXT, row, 4),
          value(TypeCodecs.DECIMAL, row, 5),
          TypeCodecs.BOOLEAN.decodePrimitive(row.getBytesUnsafe(6), PROTOCOL),
          TypeCodecs.INT.decodePrimitive(row.getBytesUnsafe(7), PROTOCOL),
          value(TAGS, row, 8),
          value(STOPS, row, 9),
          value(TOLLS, row, 10),
          place(value(origin, row, 11)));
    }

    private static <T> T value(TypeCodec<T> codec, Row row, int place) {
      return Objects.requireNonNull(codec.decode(row.getBytesUnsafe(place), PROTOCOL));
    }

    private static Place place(UdtValue value) {
      return new Place(
          Objects.requireNonNull(TypeCodecs.TEXT.decode(value.getBytesUnsafe(0), PROTOCOL)),
          Objects.requireNonNull(TypeCodecs.TEXT.decode(value.getBytesUnsafe(1), PROTOCOL)),
          TypeCodecs.INT.decodePrimitive(value.getBytesUnsafe(2), PROTOCOL));
    }
  }

  /** Typical program code: by name, one value after the other. */
  public static final class Usual extends DriverCode<Trip> {
    private final UserDefinedType place;

    /** Prepares its statements. */
    public Usual(CqlSession session, UserDefinedType place) {
      super(session, INSERT, SELECT);
      this.place = place;
    }

    @Override
    BoundStatement bound(PreparedStatement statement, Trip trip) {
      return statement
          .bind()
          .setUuid("vehicle", trip.vehicle())
          .setInstant("at", trip.at())
          .setString("title", trip.title())
          .setString("note", trip.note())
          .setString("driver", trip.driver())
          .setBigDecimal("price", trip.price())
          .setBoolean("paid", trip.paid())
          .setInt("seconds", trip.seconds())
          .setSet("tags", trip.tags(), String.class)
          .setList("stops", trip.stops(), String.class)
          .setMap("tolls", trip.tolls(), String.class, Integer.class)
          .setUdtValue("origin", value(trip.origin()))
          .setIdempotent(true);
    }

    private UdtValue value(Place from) {
      return place
          .newValue()
          .setString("street", from.street())
          .setString("city", from.city())
          .setInt("zip", from.zip());
    }

    @Override
    BoundStatement bound(PreparedStatement statement, UUID vehicle, Instant at) {
      return statement.bind(vehicle, at).setIdempotent(true);
    }

    @Override
    public Trip read(Row row) {
      return new Trip(
          Objects.requireNonNull(row.getUuid("vehicle")),
          Objects.requireNonNull(row.getInstant("at")),
          Objects.requireNonNull(row.getString("title")),
          Objects.requireNonNull(row.getString("note")),
          Objects.requireNonNull(row.getString("driver")),
          Objects.requireNonNull(row.getBigDecimal("price")),
          row.getBoolean("paid"),
          row.getInt("seconds"),
          Objects.requireNonNull(row.getSet("tags", String.class)),
          Objects.requireNonNull(row.getList("stops", String.class)),
          Objects.requireNonNull(row.getMap("tolls", String.class, Integer.class)),
          place(Objects.requireNonNull(row.getUdtValue("origin"))));
    }

    private static Place place(UdtValue value) {
      return new Place(
          Objects.requireNonNull(value.getString("street")),
          Objects.requireNonNull(value.getString("city")),
          value.getInt("zip"));
    }
  }
}
