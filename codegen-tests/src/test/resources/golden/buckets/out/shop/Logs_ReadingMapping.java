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
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Logs.Reading} to table {@code reading}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Logs_ReadingMapping implements EntityMapping<Logs.Reading> {
  /** The only instance. */
  public static final Logs_ReadingMapping INSTANCE = new Logs_ReadingMapping();

  /** Column {@code sensor text}, part of the partition key. */
  public static final Property<String> SENSOR = new Property<>("sensor", 0, Codecs.STRING);

  /** Column {@code month int}, part of the partition key. */
  public static final Property<YearMonth> MONTH = new Property<>("month", 1, Codecs.YEAR_MONTH);

  /** Column {@code shard int}, part of the partition key. */
  public static final Property<Integer> SHARD =
      new Property<>("shard", 2, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code id timeuuid}, a clustering column, largest first. */
  public static final Property<UUID> ID = new Property<>("id", 3, Codecs.UUID);

  /** Column {@code value double}. */
  public static final Property<Double> VALUE =
      new Property<>("value", 4, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Computes {@code month} from {@code id}. */
  public static final BucketColumn<UUID, YearMonth> MONTH_OF_ID = new BucketColumn<>(
      MONTH,
      ID,
      new CalendarPeriod(ChronoUnit.MONTHS, 1),
      0,
      CalendarPeriod::monthOf);

  /** Computes {@code shard} from {@code id}. */
  public static final ShardColumn<UUID> SHARD_OF_ID = new ShardColumn<>(SHARD, ID, 4);

  /** The table {@code reading}. */
  public static final TableSchema TABLE =
      TableSchema.named("reading")
          .partitionKey("sensor", ScalarType.TEXT)
          .partitionKey("month", ScalarType.INT)
          .partitionKey("shard", ScalarType.INT)
          .clustering("id", ScalarType.TIMEUUID, Order.DESC)
          .column("value", ScalarType.DOUBLE)
          .layout("month = 1 MONTHS of id; shard = 4 SHARDS of id")
          .build();

  private Logs_ReadingMapping() {}

  @Override
  public Class<Logs.Reading> type() {
    return Logs.Reading.class;
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
    return List.of(SENSOR, MONTH, SHARD, ID, VALUE);
  }

  @Override
  public Logs.Reading generated(Logs.Reading entity) {
    if (entity.id == null) {
      entity.id = GeneratedValues.timeUuid();
    }
    return entity;
  }

  @Override
  public Logs.Reading withComputed(Logs.Reading entity, Row row) {
    entity.month = MONTH.decode(row);
    entity.shard = SHARD.decode(row);
    return entity;
  }

  @Override
  public Row write(Logs.Reading entity) {
    return Row.of(
        SENSOR.encode(entity.sensor),
        MONTH_OF_ID.encodeKey(entity.id),
        SHARD_OF_ID.encodeKey(entity.id),
        ID.encode(entity.id),
        VALUE.encode(entity.value));
  }

  @Override
  public Logs.Reading read(Row row) {
    Logs.Reading entity = new Logs.Reading();
    fill(row, entity);
    return entity;
  }

  @Override
  public void fill(Row row, Logs.Reading entity) {
    entity.sensor = SENSOR.decode(row);
    entity.month = MONTH.decode(row);
    entity.shard = SHARD.decode(row);
    entity.id = ID.decode(row);
    entity.value = VALUE.decode(row);
  }
}
