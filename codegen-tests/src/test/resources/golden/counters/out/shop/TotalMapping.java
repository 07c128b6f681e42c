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

/** Maps {@link Total} to table {@code total}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class TotalMapping implements EntityMapping<Total> {
  /** The only instance. */
  public static final TotalMapping INSTANCE = new TotalMapping();

  /** Column {@code page text}, part of the partition key. */
  public static final Property<String> PAGE = new Property<>("page", 0, Codecs.STRING);

  /** Column {@code day date}, a clustering column. */
  public static final Property<LocalDate> DAY = new Property<>("day", 1, Codecs.DATE);

  /** Column {@code views counter}. */
  public static final Property<Long> VIEWS =
      new Property<>("views", 2, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code likes counter}. */
  public static final Property<Long> LIKES = new Property<>("likes", 3, Codecs.LONG);

  /** The table {@code total}. */
  public static final TableSchema TABLE =
      TableSchema.named("total")
          .partitionKey("page", ScalarType.TEXT)
          .clustering("day", ScalarType.DATE, Order.ASC)
          .column("views", CounterType.COUNTER)
          .column("likes", CounterType.COUNTER)
          .build();

  private TotalMapping() {}

  @Override
  public Class<Total> type() {
    return Total.class;
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
    return List.of(PAGE, DAY, VIEWS, LIKES);
  }

  @Override
  public Row write(Total entity) {
    return Row.of(
        PAGE.encode(entity.page()),
        DAY.encode(entity.day()),
        VIEWS.encode(entity.views()),
        LIKES.encode(entity.likes()));
  }

  @Override
  public Total read(Row row) {
    return new Total(
        PAGE.decode(row),
        DAY.decode(row),
        VIEWS.decode(row),
        LIKES.decode(row));
  }
}
