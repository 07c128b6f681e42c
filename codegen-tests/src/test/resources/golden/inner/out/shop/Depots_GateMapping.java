package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.TypeField;
import dev.rowan.mapping.UserTypeMapping;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.TupleValue;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Depots.Gate} to the user-defined type {@code gate}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Depots_GateMapping implements UserTypeMapping<Depots.Gate> {
  /** The only instance. */
  public static final Depots_GateMapping INSTANCE = new Depots_GateMapping();

  /** Field {@code name text}. */
  public static final TypeField<String> NAME = new TypeField<>("name", 0, Codecs.STRING);

  /** Field {@code at_street text}. */
  public static final TypeField<String> PLACE_STREET =
      new TypeField<>("placeStreet", 1, Codecs.STRING);

  /** Field {@code at_doors frozen<list<text>>}. */
  public static final TypeField<List<String>> PLACE_DOORS =
      new TypeField<>("placeDoors", 2, Codecs.list(Codecs.STRING));

  /** Field {@code at_latitude double}. */
  public static final TypeField<Double> PLACE_SPOT_LATITUDE =
      new TypeField<>("placeSpotLatitude", 3, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Field {@code at_longitude double}. */
  public static final TypeField<Double> PLACE_SPOT_LONGITUDE =
      new TypeField<>("placeSpotLongitude", 4, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Field {@code label text}. */
  public static final TypeField<Depots.Label> LABEL =
      new TypeField<>("label", 5, Codecs.<Depots.Label, String>converted(Codecs.STRING, Depots.Label::new, Depots.Label::text));

  /** The user-defined type {@code gate}. */
  public static final UserType TYPE =
      new UserType("gate", List.of(
          new UserType.Field("name", ScalarType.TEXT),
          new UserType.Field("at_street", ScalarType.TEXT),
          new UserType.Field("at_doors", new ListType(ScalarType.TEXT)),
          new UserType.Field("at_latitude", ScalarType.DOUBLE),
          new UserType.Field("at_longitude", ScalarType.DOUBLE),
          new UserType.Field("label", ScalarType.TEXT)));

  private Depots_GateMapping() {}

  @Override
  public UserType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Depots.Gate value) {
    Depots.Place place = value.place();
    Depots.Spot placeSpot = place == null ? null : place.spot();
    return TupleValue.of(
        NAME.encode(value.name()),
        PLACE_STREET.encode(place == null ? null : place.street()),
        PLACE_DOORS.encode(place == null ? null : place.doors()),
        PLACE_SPOT_LATITUDE.encode(placeSpot == null ? null : placeSpot.latitude()),
        PLACE_SPOT_LONGITUDE.encode(placeSpot == null ? null : placeSpot.longitude()),
        LABEL.encode(value.label()));
  }

  @Override
  public Depots.Gate read(TupleValue fields) {
    return new Depots.Gate(
        NAME.decode(fields),
        readPlace(fields),
        LABEL.decode(fields));
  }

  private static Depots.Place readPlace(TupleValue fields) {
    if (PLACE_STREET.isNull(fields)
        && PLACE_DOORS.isNull(fields)
        && PLACE_SPOT_LATITUDE.isNull(fields)
        && PLACE_SPOT_LONGITUDE.isNull(fields)) {
      return null;
    }
    return new Depots.Place(
        PLACE_STREET.decode(fields),
        PLACE_DOORS.decode(fields),
        readPlaceSpot(fields));
  }

  private static Depots.Spot readPlaceSpot(TupleValue fields) {
    if (PLACE_SPOT_LATITUDE.isNull(fields)
        && PLACE_SPOT_LONGITUDE.isNull(fields)) {
      return null;
    }
    return new Depots.Spot(
        PLACE_SPOT_LATITUDE.decode(fields),
        PLACE_SPOT_LONGITUDE.decode(fields));
  }
}
