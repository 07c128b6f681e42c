package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Map;
import java.util.Set;
import map.Reading;
import map.ReadingMapping;
import map.Spot;
import map.SpotMapping;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Box} to table {@code box}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class BoxMapping implements EntityMapping<Box> {
  /** The only instance. */
  public static final BoxMapping INSTANCE = new BoxMapping();

  /** Column {@code spot frozen<tuple<int, text>>}, part of the partition key. */
  public static final Property<Spot> SPOT = new Property<>("spot", 0, SpotMapping.INSTANCE);

  /** Column {@code door frozen<tuple<int, text>>}, a clustering column. */
  public static final Property<Spot> DOOR = new Property<>("door", 1, SpotMapping.INSTANCE);

  /**
   * Column {@code last frozen<tuple<double, text, timeuuid, int, frozen<tuple<int, text>>, frozen<device>, frozen<list<frozen<tuple<int, text>>>>, frozen<map<text, int>>>>}.
   */
  public static final Property<Reading> LAST = new Property<>("last", 2, ReadingMapping.INSTANCE);

  /**
   * Column {@code readings list<frozen<tuple<double, text, timeuuid, int, frozen<tuple<int, text>>, frozen<device>, frozen<list<frozen<tuple<int, text>>>>, frozen<map<text, int>>>>>}.
   */
  public static final Property<List<Reading>> READINGS =
      new Property<>("readings", 3, Codecs.list(ReadingMapping.INSTANCE));

  /** Column {@code visited set<frozen<tuple<int, text>>>}. */
  public static final Property<Set<Spot>> VISITED =
      new Property<>("visited", 4, Codecs.set(SpotMapping.INSTANCE));

  /** Column {@code prices map<frozen<tuple<int, text>>, frozen<tuple<text, decimal>>>}. */
  public static final Property<Map<Spot, Price>> PRICES =
      new Property<>("prices", 5, Codecs.map(SpotMapping.INSTANCE, PriceMapping.INSTANCE));

  /** Column {@code label text}. */
  public static final Property<String> LABEL = new Property<>("label", 6, Codecs.STRING);

  /** The table {@code box}. */
  public static final TableSchema TABLE =
      TableSchema.named("box")
          .partitionKey("spot", SpotMapping.TYPE)
          .clustering("door", SpotMapping.TYPE, Order.ASC)
          .column("last", ReadingMapping.TYPE)
          .column("readings", new ListType(ReadingMapping.TYPE))
          .column("visited", new SetType(SpotMapping.TYPE))
          .column("prices", new MapType(SpotMapping.TYPE, PriceMapping.TYPE))
          .column("label", ScalarType.TEXT)
          .build();

  /** The index table {@code boxes_by_door}. */
  public static final DerivedTable BOXES_BY_DOOR =
      new DerivedTable(
          TableSchema.named("boxes_by_door")
              .partitionKey("door", SpotMapping.TYPE)
              .clustering("spot", SpotMapping.TYPE, Order.ASC)
              .column("label", ScalarType.TEXT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(0),
              new Component.Copy(6)),
          Maintain.SERIAL);

  private BoxMapping() {}

  @Override
  public Class<Box> type() {
    return Box.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(BOXES_BY_DOOR);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(SPOT, DOOR, LAST, READINGS, VISITED, PRICES, LABEL);
  }

  @Override
  public Row write(Box entity) {
    return Row.of(
        SPOT.encode(entity.spot()),
        DOOR.encode(entity.door()),
        LAST.encode(entity.last()),
        READINGS.encode(entity.readings()),
        VISITED.encode(entity.visited()),
        PRICES.encode(entity.prices()),
        LABEL.encode(entity.label()));
  }

  @Override
  public Box read(Row row) {
    return new Box(
        SPOT.decode(row),
        DOOR.decode(row),
        LAST.decode(row),
        READINGS.decode(row),
        VISITED.decode(row),
        PRICES.decode(row),
        LABEL.decode(row));
  }
}
