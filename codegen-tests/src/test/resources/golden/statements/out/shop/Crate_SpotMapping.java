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

/** Maps {@link Crate.Spot} to the user-defined type {@code spot}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Crate_SpotMapping implements UserTypeMapping<Crate.Spot> {
  /** The only instance. */
  public static final Crate_SpotMapping INSTANCE = new Crate_SpotMapping();

  /** Field {@code hall text}. */
  public static final TypeField<String> HALL = new TypeField<>("hall", 0, Codecs.STRING);

  /** Field {@code row int}. */
  public static final TypeField<Integer> ROW = new TypeField<>("row", 1, Codecs.INTEGER);

  /** The user-defined type {@code spot}. */
  public static final UserType TYPE =
      new UserType("spot", List.of(
          new UserType.Field("hall", ScalarType.TEXT),
          new UserType.Field("row", ScalarType.INT)));

  private Crate_SpotMapping() {}

  @Override
  public UserType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Crate.Spot value) {
    return TupleValue.of(
        HALL.encode(value.hall()),
        ROW.encode(value.row()));
  }

  @Override
  public Crate.Spot read(TupleValue fields) {
    return new Crate.Spot(
        HALL.decode(fields),
        ROW.decode(fields));
  }
}
