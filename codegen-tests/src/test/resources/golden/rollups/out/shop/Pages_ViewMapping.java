package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.Rollup;
import dev.rowan.mapping.ShardColumn;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Pages.View} to table {@code view}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Pages_ViewMapping implements EntityMapping<Pages.View> {
  /** The only instance. */
  public static final Pages_ViewMapping INSTANCE = new Pages_ViewMapping();

  /** Column {@code page text}, part of the partition key. */
  public static final Property<String> PAGE = new Property<>("page", 0, Codecs.STRING);

  /** Column {@code hour timestamp}, part of the partition key. */
  public static final Property<Instant> HOUR = new Property<>("hour", 1, Codecs.TIMESTAMP);

  /** Column {@code shard int}, part of the partition key. */
  public static final Property<Integer> SHARD =
      new Property<>("shard", 2, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code at timestamp}, a clustering column. */
  public static final Property<Instant> AT = new Property<>("at", 3, Codecs.TIMESTAMP);

  /** Column {@code id uuid}, a clustering column. */
  public static final Property<UUID> ID = new Property<>("id", 4, Codecs.UUID);

  /** Column {@code country text}. */
  public static final Property<String> COUNTRY = new Property<>("country", 5, Codecs.STRING);

  /** Column {@code note text}. */
  public static final Property<String> NOTE = new Property<>("note", 6, Codecs.STRING);

  /** Computes {@code hour} from {@code at}. */
  public static final BucketColumn<Instant, Instant> HOUR_OF_AT = new BucketColumn<>(
      HOUR,
      AT,
      new CalendarPeriod(ChronoUnit.HOURS, 1),
      0,
      CalendarPeriod::startOf);

  /** Computes {@code shard} from {@code id}. */
  public static final ShardColumn<UUID> SHARD_OF_ID = new ShardColumn<>(SHARD, ID, 4);

  /** The table {@code view}. */
  public static final TableSchema TABLE =
      TableSchema.named("view")
          .partitionKey("page", ScalarType.TEXT)
          .partitionKey("hour", ScalarType.TIMESTAMP)
          .partitionKey("shard", ScalarType.INT)
          .clustering("at", ScalarType.TIMESTAMP, Order.ASC)
          .clustering("id", ScalarType.UUID, Order.ASC)
          .column("country", ScalarType.TEXT)
          .column("note", ScalarType.TEXT)
          .layout("hour = 1 HOURS of at; shard = 4 SHARDS of id; rollup of_minute = 5 MINUTES of at; rollup of_day.views = 1 DAYS of at")
          .build();

  private Pages_ViewMapping() {}

  @Override
  public Class<Pages.View> type() {
    return Pages.View.class;
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
    return List.of(PAGE, HOUR, SHARD, AT, ID, COUNTRY, NOTE);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(COUNTRY);
  }

  @Override
  public List<Rollup> rollups() {
    return List.of(
        new Rollup(
            Pages_OfMinuteMapping.INSTANCE,
            3,
            List.of(0, -1, -1),
            new BucketColumn<>(
                Pages_OfMinuteMapping.MINUTE,
                AT,
                new CalendarPeriod(ChronoUnit.MINUTES, 5),
                0,
                CalendarPeriod::startOf),
            List.of(Pages_OfMinuteMapping.HOUR_OF_MINUTE),
            List.of(HOUR_OF_AT, SHARD_OF_ID),
            Duration.parse("PT24H")),
        new Rollup(
            Pages_OfDayMapping.INSTANCE,
            3,
            List.of(0, -1, 5),
            new BucketColumn<>(
                Pages_OfDayMapping.DAY,
                AT,
                new CalendarPeriod(ChronoUnit.DAYS, 1),
                0,
                CalendarPeriod::dayOf),
            List.of(),
            List.of(HOUR_OF_AT, SHARD_OF_ID),
            Duration.parse("PT6H")));
  }

  @Override
  public Pages.View withComputed(Pages.View entity, Row row) {
    return new Pages.View(
        entity.page(),
        HOUR.decode(row),
        SHARD.decode(row),
        entity.at(),
        entity.id(),
        entity.country(),
        entity.note());
  }

  @Override
  public Row write(Pages.View entity) {
    return Row.of(
        PAGE.encode(entity.page()),
        HOUR_OF_AT.encodeKey(entity.at()),
        SHARD_OF_ID.encodeKey(entity.id()),
        AT.encode(entity.at()),
        ID.encode(entity.id()),
        COUNTRY.encode(entity.country()),
        NOTE.encode(entity.note()));
  }

  @Override
  public Pages.View read(Row row) {
    return new Pages.View(
        PAGE.decode(row),
        HOUR.decode(row),
        SHARD.decode(row),
        AT.decode(row),
        ID.decode(row),
        COUNTRY.decode(row),
        NOTE.decode(row));
  }
}
