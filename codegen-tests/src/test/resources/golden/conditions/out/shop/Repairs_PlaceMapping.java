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

/** Maps {@link Repairs.Place} to the user-defined type {@code place}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Repairs_PlaceMapping implements UserTypeMapping<Repairs.Place> {
  /** The only instance. */
  public static final Repairs_PlaceMapping INSTANCE = new Repairs_PlaceMapping();

  /** Field {@code hall text}. */
  public static final TypeField<String> HALL = new TypeField<>("hall", 0, Codecs.STRING);

  /** Field {@code shelf_no int}. */
  public static final TypeField<Integer> SHELF =
      new TypeField<>("shelf", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** The user-defined type {@code place}. */
  public static final UserType TYPE =
      new UserType("place", List.of(
          new UserType.Field("hall", ScalarType.TEXT),
          new UserType.Field("shelf_no", ScalarType.INT)));

  private Repairs_PlaceMapping() {}

  @Override
  public UserType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Repairs.Place value) {
    return TupleValue.of(
        HALL.encode(value.hall()),
        SHELF.encode(value.shelf()));
  }

  @Override
  public Repairs.Place read(TupleValue fields) {
    return new Repairs.Place(
        HALL.decode(fields),
        SHELF.decode(fields));
  }
}
