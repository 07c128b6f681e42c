package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Pages.OfDay} to table {@code of_day}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Pages_OfDayMapping implements EntityMapping<Pages.OfDay> {
  /** The only instance. */
  public static final Pages_OfDayMapping INSTANCE = new Pages_OfDayMapping();

  /** Column {@code page text}, part of the partition key. */
  public static final Property<String> PAGE = new Property<>("page", 0, Codecs.STRING);

  /** Column {@code day date}, a clustering column. */
  public static final Property<LocalDate> DAY = new Property<>("day", 1, Codecs.DATE);

  /** Column {@code country text}, a clustering column. */
  public static final Property<String> COUNTRY = new Property<>("country", 2, Codecs.STRING);

  /** Column {@code views counter}. */
  public static final Property<Long> VIEWS =
      new Property<>("views", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code shares counter}. */
  public static final Property<Long> SHARES =
      new Property<>("shares", 4, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code of_day}. */
  public static final TableSchema TABLE =
      TableSchema.named("of_day")
          .partitionKey("page", ScalarType.TEXT)
          .clustering("day", ScalarType.DATE, Order.ASC)
          .clustering("country", ScalarType.TEXT, Order.ASC)
          .column("views", CounterType.COUNTER)
          .column("shares", CounterType.COUNTER)
          .build();

  private Pages_OfDayMapping() {}

  @Override
  public Class<Pages.OfDay> type() {
    return Pages.OfDay.class;
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
    return List.of(PAGE, DAY, COUNTRY, VIEWS, SHARES);
  }

  @Override
  public Row write(Pages.OfDay entity) {
    return Row.of(
        PAGE.encode(entity.page()),
        DAY.encode(entity.day()),
        COUNTRY.encode(entity.country()),
        VIEWS.encode(entity.views()),
        SHARES.encode(entity.shares()));
  }

  @Override
  public Pages.OfDay read(Row row) {
    return new Pages.OfDay(
        PAGE.decode(row),
        DAY.decode(row),
        COUNTRY.decode(row),
        VIEWS.decode(row),
        SHARES.decode(row));
  }
}
