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

/** Maps {@link Pages.OfWeek} to table {@code of_week}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Pages_OfWeekMapping implements EntityMapping<Pages.OfWeek> {
  /** The only instance. */
  public static final Pages_OfWeekMapping INSTANCE = new Pages_OfWeekMapping();

  /** Column {@code page text}, part of the partition key. */
  public static final Property<String> PAGE = new Property<>("page", 0, Codecs.STRING);

  /** Column {@code week date}, a clustering column. */
  public static final Property<LocalDate> WEEK = new Property<>("week", 1, Codecs.DATE);

  /** Column {@code visits counter}. */
  public static final Property<Long> VISITS =
      new Property<>("visits", 2, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code of_week}. */
  public static final TableSchema TABLE =
      TableSchema.named("of_week")
          .partitionKey("page", ScalarType.TEXT)
          .clustering("week", ScalarType.DATE, Order.ASC)
          .column("visits", CounterType.COUNTER)
          .build();

  private Pages_OfWeekMapping() {}

  @Override
  public Class<Pages.OfWeek> type() {
    return Pages.OfWeek.class;
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
    return List.of(PAGE, WEEK, VISITS);
  }

  @Override
  public Row write(Pages.OfWeek entity) {
    return Row.of(
        PAGE.encode(entity.page()),
        WEEK.encode(entity.week()),
        VISITS.encode(entity.visits()));
  }

  @Override
  public Pages.OfWeek read(Row row) {
    return new Pages.OfWeek(
        PAGE.decode(row),
        WEEK.decode(row),
        VISITS.decode(row));
  }
}
