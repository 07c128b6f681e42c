package map;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.TupleMapping;
import dev.rowan.mapping.TypeField;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.value.TupleValue;
import jakarta.annotation.Generated;
import java.time.Year;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Maps {@link Reading} to the tuple {@code frozen<tuple<double, text, timeuuid, int, frozen<tuple<int, text>>, frozen<device>, frozen<list<frozen<tuple<int, text>>>>, frozen<map<text, int>>>>}.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ReadingMapping implements TupleMapping<Reading> {
  /** The only instance. */
  public static final ReadingMapping INSTANCE = new ReadingMapping();

  /** Field {@code value double}. */
  public static final TypeField<Double> VALUE =
      new TypeField<>("value", 0, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Field {@code unit text}. */
  public static final TypeField<Reading.Unit> UNIT =
      new TypeField<>("unit", 1, Codecs.ofEnum(Reading.Unit.class, Reading.Unit.values()));

  /** Field {@code at timeuuid}. */
  public static final TypeField<UUID> AT = new TypeField<>("at", 2, Codecs.UUID);

  /** Field {@code year int}. */
  public static final TypeField<Year> YEAR = new TypeField<>("year", 3, Codecs.YEAR);

  /** Field {@code spot frozen<tuple<int, text>>}. */
  public static final TypeField<Spot> SPOT = new TypeField<>("spot", 4, SpotMapping.INSTANCE);

  /** Field {@code device frozen<device>}. */
  public static final TypeField<Reading.Device> DEVICE =
      new TypeField<>("device", 5, Reading_DeviceMapping.INSTANCE);

  /** Field {@code near frozen<list<frozen<tuple<int, text>>>>}. */
  public static final TypeField<List<Spot>> NEAR =
      new TypeField<>("near", 6, Codecs.list(SpotMapping.INSTANCE));

  /** Field {@code counts frozen<map<text, int>>}. */
  public static final TypeField<Map<String, Integer>> COUNTS =
      new TypeField<>("counts", 7, Codecs.map(Codecs.STRING, Codecs.INTEGER));

  /**
   * The tuple {@code frozen<tuple<double, text, timeuuid, int, frozen<tuple<int, text>>, frozen<device>, frozen<list<frozen<tuple<int, text>>>>, frozen<map<text, int>>>>}.
   */
  public static final TupleType TYPE =
      new TupleType(List.of(ScalarType.DOUBLE, ScalarType.TEXT, ScalarType.TIMEUUID, ScalarType.INT, SpotMapping.TYPE, Reading_DeviceMapping.TYPE, new ListType(SpotMapping.TYPE), new MapType(ScalarType.TEXT, ScalarType.INT)));

  private ReadingMapping() {}

  @Override
  public TupleType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Reading value) {
    return TupleValue.of(
        VALUE.encode(value.value()),
        UNIT.encode(value.unit()),
        AT.encode(value.at()),
        YEAR.encode(value.year()),
        SPOT.encode(value.spot()),
        DEVICE.encode(value.device()),
        NEAR.encode(value.near()),
        COUNTS.encode(value.counts()));
  }

  @Override
  public Reading read(TupleValue fields) {
    return new Reading(
        VALUE.decode(fields),
        UNIT.decode(fields),
        AT.decode(fields),
        YEAR.decode(fields),
        SPOT.decode(fields),
        DEVICE.decode(fields),
        NEAR.decode(fields),
        COUNTS.decode(fields));
  }
}
