package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.Rollup;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Duration;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Pages.Visit} to table {@code visit}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Pages_VisitMapping implements EntityMapping<Pages.Visit> {
  /** The only instance. */
  public static final Pages_VisitMapping INSTANCE = new Pages_VisitMapping();

  /** Column {@code page text}, part of the partition key. */
  public static final Property<String> PAGE = new Property<>("page", 0, Codecs.STRING);

  /** Column {@code day date}, a clustering column. */
  public static final Property<LocalDate> DAY = new Property<>("day", 1, Codecs.DATE);

  /** Column {@code who text}, a clustering column. */
  public static final Property<String> WHO = new Property<>("who", 2, Codecs.STRING);

  /** The table {@code visit}. */
  public static final TableSchema TABLE =
      TableSchema.named("visit")
          .partitionKey("page", ScalarType.TEXT)
          .clustering("day", ScalarType.DATE, Order.ASC)
          .clustering("who", ScalarType.TEXT, Order.ASC)
          .layout("rollup of_week = 1 WEEKS of day")
          .build();

  private Pages_VisitMapping() {}

  @Override
  public Class<Pages.Visit> type() {
    return Pages.Visit.class;
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
    return List.of(PAGE, DAY, WHO);
  }

  @Override
  public List<Rollup> rollups() {
    return List.of(
        new Rollup(
            Pages_OfWeekMapping.INSTANCE,
            2,
            List.of(0, -1),
            new BucketColumn<>(
                Pages_OfWeekMapping.WEEK,
                DAY,
                new CalendarPeriod(ChronoUnit.WEEKS, 1),
                0,
                CalendarPeriod::dayOf),
            List.of(),
            List.of(),
            Duration.parse("PT24H")));
  }

  @Override
  public Row write(Pages.Visit entity) {
    return Row.of(
        PAGE.encode(entity.page()),
        DAY.encode(entity.day()),
        WHO.encode(entity.who()));
  }

  @Override
  public Pages.Visit read(Row row) {
    return new Pages.Visit(
        PAGE.decode(row),
        DAY.decode(row),
        WHO.decode(row));
  }
}
