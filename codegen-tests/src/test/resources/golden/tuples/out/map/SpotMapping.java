package map;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.TupleMapping;
import dev.rowan.mapping.TypeField;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.value.TupleValue;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Spot} to the tuple {@code frozen<tuple<int, text>>}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class SpotMapping implements TupleMapping<Spot> {
  /** The only instance. */
  public static final SpotMapping INSTANCE = new SpotMapping();

  /** Field {@code row int}. */
  public static final TypeField<Integer> ROW =
      new TypeField<>("row", 0, Codecs.orElse(Codecs.INTEGER, 0));

  /** Field {@code shelf text}. */
  public static final TypeField<String> SHELF = new TypeField<>("shelf", 1, Codecs.STRING);

  /** The tuple {@code frozen<tuple<int, text>>}. */
  public static final TupleType TYPE =
      new TupleType(List.of(ScalarType.INT, ScalarType.TEXT));

  private SpotMapping() {}

  @Override
  public TupleType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Spot value) {
    return TupleValue.of(
        ROW.encode(value.row()),
        SHELF.encode(value.shelf()));
  }

  @Override
  public Spot read(TupleValue fields) {
    return new Spot(
        ROW.decode(fields),
        SHELF.decode(fields));
  }
}
