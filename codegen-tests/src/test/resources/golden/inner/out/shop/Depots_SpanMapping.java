package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.TypeField;
import dev.rowan.mapping.UserTypeMapping;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.TupleValue;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Depots.Span} to the user-defined type {@code span}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Depots_SpanMapping implements UserTypeMapping<Depots.Span> {
  /** The only instance. */
  public static final Depots_SpanMapping INSTANCE = new Depots_SpanMapping();

  /** Field {@code from_latitude double}. */
  public static final TypeField<Double> FROM_LATITUDE =
      new TypeField<>("fromLatitude", 0, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Field {@code from_longitude double}. */
  public static final TypeField<Double> FROM_LONGITUDE =
      new TypeField<>("fromLongitude", 1, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Field {@code to_latitude double}. */
  public static final TypeField<Double> TO_LATITUDE =
      new TypeField<>("toLatitude", 2, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Field {@code to_longitude double}. */
  public static final TypeField<Double> TO_LONGITUDE =
      new TypeField<>("toLongitude", 3, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** The user-defined type {@code span}. */
  public static final UserType TYPE =
      new UserType("span", List.of(
          new UserType.Field("from_latitude", ScalarType.DOUBLE),
          new UserType.Field("from_longitude", ScalarType.DOUBLE),
          new UserType.Field("to_latitude", ScalarType.DOUBLE),
          new UserType.Field("to_longitude", ScalarType.DOUBLE)));

  private Depots_SpanMapping() {}

  @Override
  public UserType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Depots.Span value) {
    Depots.Spot from = value.from();
    Depots.Spot to = value.to();
    return TupleValue.of(
        FROM_LATITUDE.encode(from == null ? null : from.latitude()),
        FROM_LONGITUDE.encode(from == null ? null : from.longitude()),
        TO_LATITUDE.encode(to == null ? null : to.latitude()),
        TO_LONGITUDE.encode(to == null ? null : to.longitude()));
  }

  @Override
  public Depots.Span read(TupleValue fields) {
    return new Depots.Span(
        readFrom(fields),
        readTo(fields));
  }

  private static Depots.Spot readFrom(TupleValue fields) {
    if (FROM_LATITUDE.isNull(fields)
        && FROM_LONGITUDE.isNull(fields)) {
      return null;
    }
    return new Depots.Spot(
        FROM_LATITUDE.decode(fields),
        FROM_LONGITUDE.decode(fields));
  }

  private static Depots.Spot readTo(TupleValue fields) {
    if (TO_LATITUDE.isNull(fields)
        && TO_LONGITUDE.isNull(fields)) {
      return null;
    }
    return new Depots.Spot(
        TO_LATITUDE.decode(fields),
        TO_LONGITUDE.decode(fields));
  }
}
