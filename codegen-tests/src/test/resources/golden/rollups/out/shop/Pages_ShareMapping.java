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
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Pages.Share} to table {@code share}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Pages_ShareMapping implements EntityMapping<Pages.Share> {
  /** The only instance. */
  public static final Pages_ShareMapping INSTANCE = new Pages_ShareMapping();

  /** Column {@code page text}, part of the partition key. */
  public static final Property<String> PAGE = new Property<>("page", 0, Codecs.STRING);

  /** Column {@code week date}, part of the partition key. */
  public static final Property<LocalDate> WEEK = new Property<>("week", 1, Codecs.DATE);

  /** Column {@code id timeuuid}, a clustering column. */
  public static final Property<UUID> ID = new Property<>("id", 2, Codecs.UUID);

  /** Computes {@code week} from {@code id}. */
  public static final BucketColumn<UUID, LocalDate> WEEK_OF_ID = new BucketColumn<>(
      WEEK,
      ID,
      new CalendarPeriod(ChronoUnit.WEEKS, 1),
      0,
      CalendarPeriod::dayOf);

  /** The table {@code share}. */
  public static final TableSchema TABLE =
      TableSchema.named("share")
          .partitionKey("page", ScalarType.TEXT)
          .partitionKey("week", ScalarType.DATE)
          .clustering("id", ScalarType.TIMEUUID, Order.ASC)
          .layout("week = 1 WEEKS of id; rollup of_month = 1 MONTHS of id")
          .build();

  private Pages_ShareMapping() {}

  @Override
  public Class<Pages.Share> type() {
    return Pages.Share.class;
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
    return List.of(PAGE, WEEK, ID);
  }

  @Override
  public List<Rollup> rollups() {
    return List.of(
        new Rollup(
            Pages_OfMonthMapping.INSTANCE,
            2,
            List.of(0, -1),
            new BucketColumn<>(
                Pages_OfMonthMapping.MONTH,
                ID,
                new CalendarPeriod(ChronoUnit.MONTHS, 1),
                0,
                CalendarPeriod::startOf),
            List.of(),
            List.of(WEEK_OF_ID),
            Duration.parse("PT24H")));
  }

  @Override
  public Pages.Share withComputed(Pages.Share entity, Row row) {
    return new Pages.Share(
        entity.page(),
        WEEK.decode(row),
        entity.id());
  }

  @Override
  public Row write(Pages.Share entity) {
    return Row.of(
        PAGE.encode(entity.page()),
        WEEK_OF_ID.encodeKey(entity.id()),
        ID.encode(entity.id()));
  }

  @Override
  public Pages.Share read(Row row) {
    return new Pages.Share(
        PAGE.decode(row),
        WEEK.decode(row),
        ID.decode(row));
  }
}
