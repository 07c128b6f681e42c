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
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Journals.Views} to table {@code views}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Journals_ViewsMapping implements EntityMapping<Journals.Views> {
  /** The only instance. */
  public static final Journals_ViewsMapping INSTANCE = new Journals_ViewsMapping();

  /** Column {@code page text}, part of the partition key. */
  public static final Property<String> PAGE = new Property<>("page", 0, Codecs.STRING);

  /** Column {@code month int}, part of the partition key. */
  public static final Property<YearMonth> MONTH = new Property<>("month", 1, Codecs.YEAR_MONTH);

  /** Column {@code hour timestamp}, a clustering column. */
  public static final Property<Instant> HOUR = new Property<>("hour", 2, Codecs.TIMESTAMP);

  /** Column {@code views counter}. */
  public static final Property<Long> VIEWS =
      new Property<>("views", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** Computes {@code month} from {@code hour}. */
  public static final BucketColumn<Instant, YearMonth> MONTH_OF_HOUR = new BucketColumn<>(
      MONTH,
      HOUR,
      new CalendarPeriod(ChronoUnit.MONTHS, 1),
      0,
      CalendarPeriod::monthOf);

  /** The table {@code views}. */
  public static final TableSchema TABLE =
      TableSchema.named("views")
          .partitionKey("page", ScalarType.TEXT)
          .partitionKey("month", ScalarType.INT)
          .clustering("hour", ScalarType.TIMESTAMP, Order.ASC)
          .column("views", CounterType.COUNTER)
          .layout("month = 1 MONTHS of hour")
          .build();

  private Journals_ViewsMapping() {}

  @Override
  public Class<Journals.Views> type() {
    return Journals.Views.class;
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
    return List.of(PAGE, MONTH, HOUR, VIEWS);
  }

  @Override
  public Row write(Journals.Views entity) {
    return Row.of(
        PAGE.encode(entity.page()),
        MONTH_OF_HOUR.encodeKey(entity.hour()),
        HOUR.encode(entity.hour()),
        VIEWS.encode(entity.views()));
  }

  @Override
  public Journals.Views read(Row row) {
    return new Journals.Views(
        PAGE.decode(row),
        HOUR.decode(row),
        VIEWS.decode(row));
  }
}
