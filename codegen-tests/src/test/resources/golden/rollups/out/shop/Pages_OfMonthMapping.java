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
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Pages.OfMonth} to table {@code of_month}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Pages_OfMonthMapping implements EntityMapping<Pages.OfMonth> {
  /** The only instance. */
  public static final Pages_OfMonthMapping INSTANCE = new Pages_OfMonthMapping();

  /** Column {@code page text}, part of the partition key. */
  public static final Property<String> PAGE = new Property<>("page", 0, Codecs.STRING);

  /** Column {@code month timestamp}, a clustering column. */
  public static final Property<Instant> MONTH = new Property<>("month", 1, Codecs.TIMESTAMP);

  /** Column {@code shares counter}. */
  public static final Property<Long> SHARES =
      new Property<>("shares", 2, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code of_month}. */
  public static final TableSchema TABLE =
      TableSchema.named("of_month")
          .partitionKey("page", ScalarType.TEXT)
          .clustering("month", ScalarType.TIMESTAMP, Order.ASC)
          .column("shares", CounterType.COUNTER)
          .build();

  private Pages_OfMonthMapping() {}

  @Override
  public Class<Pages.OfMonth> type() {
    return Pages.OfMonth.class;
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
    return List.of(PAGE, MONTH, SHARES);
  }

  @Override
  public Row write(Pages.OfMonth entity) {
    return Row.of(
        PAGE.encode(entity.page()),
        MONTH.encode(entity.month()),
        SHARES.encode(entity.shares()));
  }

  @Override
  public Pages.OfMonth read(Row row) {
    return new Pages.OfMonth(
        PAGE.decode(row),
        MONTH.decode(row),
        SHARES.decode(row));
  }
}
