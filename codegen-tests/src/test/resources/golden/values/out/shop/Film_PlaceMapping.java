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

/** Maps {@link Film.Place} to the user-defined type {@code place}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Film_PlaceMapping implements UserTypeMapping<Film.Place> {
  /** The only instance. */
  public static final Film_PlaceMapping INSTANCE = new Film_PlaceMapping();

  /** Field {@code city text}. */
  public static final TypeField<String> CITY = new TypeField<>("city", 0, Codecs.STRING);

  /** Field {@code street text}. */
  public static final TypeField<String> STREET = new TypeField<>("street", 1, Codecs.STRING);

  /** The user-defined type {@code place}. */
  public static final UserType TYPE =
      new UserType("place", List.of(
          new UserType.Field("city", ScalarType.TEXT),
          new UserType.Field("street", ScalarType.TEXT)));

  private Film_PlaceMapping() {}

  @Override
  public UserType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Film.Place value) {
    return TupleValue.of(
        CITY.encode(value.city()),
        STREET.encode(value.street()));
  }

  @Override
  public Film.Place read(TupleValue fields) {
    return new Film.Place(
        CITY.decode(fields),
        STREET.decode(fields));
  }
}
