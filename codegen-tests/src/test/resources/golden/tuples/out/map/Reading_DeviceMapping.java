package map;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.TypeField;
import dev.rowan.mapping.UserTypeMapping;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.TupleValue;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Reading.Device} to the user-defined type {@code device}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Reading_DeviceMapping implements UserTypeMapping<Reading.Device> {
  /** The only instance. */
  public static final Reading_DeviceMapping INSTANCE = new Reading_DeviceMapping();

  /** Field {@code maker text}. */
  public static final TypeField<String> MAKER = new TypeField<>("maker", 0, Codecs.STRING);

  /** Field {@code home frozen<tuple<int, text>>}. */
  public static final TypeField<Spot> HOME = new TypeField<>("home", 1, SpotMapping.INSTANCE);

  /** The user-defined type {@code device}. */
  public static final UserType TYPE =
      new UserType("device", List.of(
          new UserType.Field("maker", ScalarType.TEXT),
          new UserType.Field("home", SpotMapping.TYPE)));

  private Reading_DeviceMapping() {}

  @Override
  public UserType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Reading.Device value) {
    return TupleValue.of(
        MAKER.encode(value.maker()),
        HOME.encode(value.home()));
  }

  @Override
  public Reading.Device read(TupleValue fields) {
    return new Reading.Device(
        MAKER.decode(fields),
        HOME.decode(fields));
  }
}
