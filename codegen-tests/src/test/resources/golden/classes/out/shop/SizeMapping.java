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

/** Maps {@link Size} to the user-defined type {@code size}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class SizeMapping implements UserTypeMapping<Size> {
  /** The only instance. */
  public static final SizeMapping INSTANCE = new SizeMapping();

  /** Field {@code width int}. */
  public static final TypeField<Integer> WIDTH =
      new TypeField<>("width", 0, Codecs.orElse(Codecs.INTEGER, 0));

  /** Field {@code height int}. */
  public static final TypeField<Integer> HEIGHT =
      new TypeField<>("height", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** The user-defined type {@code size}. */
  public static final UserType TYPE =
      new UserType("size", List.of(
          new UserType.Field("width", ScalarType.INT),
          new UserType.Field("height", ScalarType.INT)));

  private SizeMapping() {}

  @Override
  public UserType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Size value) {
    return TupleValue.of(
        WIDTH.encode(value.width()),
        HEIGHT.encode(value.height()));
  }

  @Override
  public Size read(TupleValue fields) {
    return new Size(
        WIDTH.decode(fields),
        HEIGHT.decode(fields));
  }
}
