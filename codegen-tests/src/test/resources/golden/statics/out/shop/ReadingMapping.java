package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Reading} to table {@code reading}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ReadingMapping implements EntityMapping<Reading> {
  /** The only instance. */
  public static final ReadingMapping INSTANCE = new ReadingMapping();

  /** Column {@code sensor text}, part of the partition key. */
  public static final Property<String> SENSOR = new Property<>("sensor", 0, Codecs.STRING);

  /** Column {@code at timestamp}, a clustering column. */
  public static final Property<Instant> AT = new Property<>("at", 1, Codecs.TIMESTAMP);

  /** Column {@code place text}, a static column: one value for each partition. */
  public static final Property<String> PLACE = new Property<>("place", 2, Codecs.STRING);

  /** Column {@code value double}. */
  public static final Property<Double> VALUE =
      new Property<>("value", 3, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Column {@code unit text}. */
  public static final Property<String> UNIT = new Property<>("unit", 4, Codecs.STRING);

  /** Column {@code floor int}, a static column: one value for each partition. */
  public static final Property<Integer> FLOOR = new Property<>("floor", 5, Codecs.INTEGER);

  /** The table {@code reading}. */
  public static final TableSchema TABLE =
      TableSchema.named("reading")
          .partitionKey("sensor", ScalarType.TEXT)
          .clustering("at", ScalarType.TIMESTAMP, Order.ASC)
          .staticColumn("place", ScalarType.TEXT)
          .column("value", ScalarType.DOUBLE)
          .column("unit", ScalarType.TEXT)
          .staticColumn("floor", ScalarType.INT)
          .build();

  /** The index table {@code readings_by_unit}. */
  public static final DerivedTable READINGS_BY_UNIT =
      new DerivedTable(
          TableSchema.named("readings_by_unit")
              .partitionKey("unit", ScalarType.TEXT)
              .clustering("sensor", ScalarType.TEXT, Order.ASC)
              .clustering("at", ScalarType.TIMESTAMP, Order.ASC)
              .column("value", ScalarType.DOUBLE)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(4),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(3)),
          Maintain.VERIFIED);

  private ReadingMapping() {}

  @Override
  public Class<Reading> type() {
    return Reading.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(READINGS_BY_UNIT);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(SENSOR, AT, PLACE, VALUE, UNIT, FLOOR);
  }

  @Override
  public Row write(Reading entity) {
    return Row.of(
        SENSOR.encode(entity.sensor()),
        AT.encode(entity.at()),
        PLACE.encode(entity.place()),
        VALUE.encode(entity.value()),
        UNIT.encode(entity.unit()),
        FLOOR.encode(entity.floor()));
  }

  @Override
  public Reading read(Row row) {
    return new Reading(
        PLACE.decode(row),
        SENSOR.decode(row),
        VALUE.decode(row),
        AT.decode(row),
        UNIT.decode(row),
        FLOOR.decode(row));
  }
}
