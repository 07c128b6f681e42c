package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
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

/** Maps {@link Sightings.Pulse} to table {@code pulse}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Sightings_PulseMapping implements EntityMapping<Sightings.Pulse> {
  /** The only instance. */
  public static final Sightings_PulseMapping INSTANCE = new Sightings_PulseMapping();

  /** Column {@code sensor text}, part of the partition key. */
  public static final Property<String> SENSOR = new Property<>("sensor", 0, Codecs.STRING);

  /** Column {@code month int}, part of the partition key. */
  public static final Property<YearMonth> MONTH = new Property<>("month", 1, Codecs.YEAR_MONTH);

  /** Column {@code shard int}, part of the partition key. */
  public static final Property<Integer> SHARD = new Property<>("shard", 2, Codecs.INTEGER);

  /** Column {@code id timeuuid}, a clustering column, largest first. */
  public static final Property<UUID> ID = new Property<>("id", 3, Codecs.UUID);

  /** Column {@code rate int}. */
  public static final Property<Integer> RATE =
      new Property<>("rate", 4, Codecs.orElse(Codecs.INTEGER, 0));

  /** Computes {@code month} from {@code id}. */
  public static final BucketColumn<UUID, YearMonth> MONTH_OF_ID = new BucketColumn<>(
      MONTH,
      ID,
      new CalendarPeriod(ChronoUnit.MONTHS, 1),
      0,
      CalendarPeriod::monthOf)
  .withList();

  /** Computes {@code shard} from {@code id}. */
  public static final ShardColumn<UUID> SHARD_OF_ID = new ShardColumn<>(SHARD, ID, 3);

  /** The table {@code pulse}. */
  public static final TableSchema TABLE =
      TableSchema.named("pulse")
          .partitionKey("sensor", ScalarType.TEXT)
          .partitionKey("month", ScalarType.INT)
          .partitionKey("shard", ScalarType.INT)
          .clustering("id", ScalarType.TIMEUUID, Order.DESC)
          .column("rate", ScalarType.INT)
          .layout("month = 1 MONTHS of id; shard = 3 SHARDS of id")
          .bucketList("month", List.of(3), "sensor")
          .build();

  private Sightings_PulseMapping() {}

  @Override
  public Class<Sightings.Pulse> type() {
    return Sightings.Pulse.class;
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
    return List.of(SENSOR, MONTH, SHARD, ID, RATE);
  }

  @Override
  public Row write(Sightings.Pulse entity) {
    return Row.of(
        SENSOR.encode(entity.sensor()),
        MONTH_OF_ID.encodeKey(entity.id()),
        SHARD_OF_ID.encodeKey(entity.id()),
        ID.encode(entity.id()),
        RATE.encode(entity.rate()));
  }

  @Override
  public Sightings.Pulse read(Row row) {
    return new Sightings.Pulse(
        SENSOR.decode(row),
        ID.decode(row),
        RATE.decode(row));
  }
}
