package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.ShardColumn;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Journals.Reading} to table {@code reading}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Journals_ReadingMapping implements EntityMapping<Journals.Reading> {
  /** The only instance. */
  public static final Journals_ReadingMapping INSTANCE = new Journals_ReadingMapping();

  /** Column {@code event_month int}, part of the partition key. */
  public static final Property<Integer> EVENT_MONTH =
      new Property<>("eventMonth", 0, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code sensor text}, part of the partition key. */
  public static final Property<String> SENSOR = new Property<>("sensor", 1, Codecs.STRING);

  /** Column {@code part int}, part of the partition key. */
  public static final Property<Integer> PART = new Property<>("part", 2, Codecs.INTEGER);

  /** Column {@code id timeuuid}, a clustering column, largest first. */
  public static final Property<UUID> ID = new Property<>("id", 3, Codecs.UUID);

  /** Column {@code value double}. */
  public static final Property<Double> VALUE =
      new Property<>("value", 4, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Computes {@code eventMonth} from {@code id}. */
  public static final BucketColumn<UUID, Integer> EVENT_MONTH_OF_ID = new BucketColumn<>(
      EVENT_MONTH,
      ID,
      new CalendarPeriod(ChronoUnit.MONTHS, 1),
      0,
      CalendarPeriod::unitsAsInt);

  /** Computes {@code part} from {@code id}. */
  public static final ShardColumn<UUID> PART_OF_ID = new ShardColumn<>(PART, ID, 4);

  /** The table {@code reading}. */
  public static final TableSchema TABLE =
      TableSchema.named("reading")
          .partitionKey("event_month", ScalarType.INT)
          .partitionKey("sensor", ScalarType.TEXT)
          .partitionKey("part", ScalarType.INT)
          .clustering("id", ScalarType.TIMEUUID, Order.DESC)
          .column("value", ScalarType.DOUBLE)
          .layout("event_month = 1 MONTHS of id; part = 4 SHARDS of id")
          .build();

  private Journals_ReadingMapping() {}

  @Override
  public Class<Journals.Reading> type() {
    return Journals.Reading.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of();
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(EVENT_MONTH, SENSOR, PART, ID, VALUE);
  }

  @Override
  public Journals.Reading generated(Journals.Reading entity) {
    if (entity.id == null) {
      entity.id = GeneratedValues.timeUuid();
    }
    return entity;
  }

  @Override
  public Row write(Journals.Reading entity) {
    return Row.of(
        EVENT_MONTH_OF_ID.encodeKey(entity.id),
        SENSOR.encode(entity.sensor),
        PART_OF_ID.encodeKey(entity.id),
        ID.encode(entity.id),
        VALUE.encode(entity.value));
  }

  @Override
  public Journals.Reading read(Row row) {
    Journals.Reading entity = new Journals.Reading();
    fill(row, entity);
    return entity;
  }

  @Override
  public void fill(Row row, Journals.Reading entity) {
    entity.sensor = SENSOR.decode(row);
    entity.id = ID.decode(row);
    entity.value = VALUE.decode(row);
  }
}
