package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Pages.OfMinute} to table {@code of_minute}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Pages_OfMinuteMapping implements EntityMapping<Pages.OfMinute> {
  /** The only instance. */
  public static final Pages_OfMinuteMapping INSTANCE = new Pages_OfMinuteMapping();

  /** Column {@code page text}, part of the partition key. */
  public static final Property<String> PAGE = new Property<>("page", 0, Codecs.STRING);

  /** Column {@code hour timestamp}, part of the partition key. */
  public static final Property<Instant> HOUR = new Property<>("hour", 1, Codecs.TIMESTAMP);

  /** Column {@code minute timestamp}, a clustering column. */
  public static final Property<Instant> MINUTE = new Property<>("minute", 2, Codecs.TIMESTAMP);

  /** Column {@code views counter}. */
  public static final Property<Long> VIEWS =
      new Property<>("views", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** Computes {@code hour} from {@code minute}. */
  public static final BucketColumn<Instant, Instant> HOUR_OF_MINUTE = new BucketColumn<>(
      HOUR,
      MINUTE,
      new CalendarPeriod(ChronoUnit.HOURS, 1),
      0,
      CalendarPeriod::startOf);

  /** The table {@code of_minute}. */
  public static final TableSchema TABLE =
      TableSchema.named("of_minute")
          .partitionKey("page", ScalarType.TEXT)
          .partitionKey("hour", ScalarType.TIMESTAMP)
          .clustering("minute", ScalarType.TIMESTAMP, Order.ASC)
          .column("views", CounterType.COUNTER)
          .layout("hour = 1 HOURS of minute")
          .build();

  private Pages_OfMinuteMapping() {}

  @Override
  public Class<Pages.OfMinute> type() {
    return Pages.OfMinute.class;
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
    return List.of(PAGE, HOUR, MINUTE, VIEWS);
  }

  @Override
  public Row write(Pages.OfMinute entity) {
    return Row.of(
        PAGE.encode(entity.page()),
        HOUR_OF_MINUTE.encodeKey(entity.minute()),
        MINUTE.encode(entity.minute()),
        VIEWS.encode(entity.views()));
  }

  @Override
  public Pages.OfMinute read(Row row) {
    return new Pages.OfMinute(
        PAGE.decode(row),
        HOUR.decode(row),
        MINUTE.decode(row),
        VIEWS.decode(row));
  }
}
