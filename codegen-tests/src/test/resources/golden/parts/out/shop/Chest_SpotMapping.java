package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.TypeField;
import dev.rowan.mapping.UserTypeMapping;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.TupleValue;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Chest.Spot} to the user-defined type {@code spot}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Chest_SpotMapping implements UserTypeMapping<Chest.Spot> {
  /** The only instance. */
  public static final Chest_SpotMapping INSTANCE = new Chest_SpotMapping();

  /** Field {@code hall text}. */
  public static final TypeField<String> HALL = new TypeField<>("hall", 0, Codecs.STRING);

  /** Field {@code Row int}. */
  public static final TypeField<Integer> ROW =
      new TypeField<>("row", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Field {@code note text}. */
  public static final TypeField<Optional<String>> NOTE =
      new TypeField<>("note", 2, Codecs.optional(Codecs.STRING));

  /** The user-defined type {@code spot}. */
  public static final UserType TYPE =
      new UserType("spot", List.of(
          new UserType.Field("hall", ScalarType.TEXT),
          new UserType.Field("Row", ScalarType.INT),
          new UserType.Field("note", ScalarType.TEXT)));

  private Chest_SpotMapping() {}

  @Override
  public UserType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Chest.Spot value) {
    return TupleValue.of(
        HALL.encode(value.hall()),
        ROW.encode(value.row()),
        NOTE.encode(value.note()));
  }

  @Override
  public Chest.Spot read(TupleValue fields) {
    return new Chest.Spot(
        HALL.decode(fields),
        ROW.decode(fields),
        NOTE.decode(fields));
  }
}
