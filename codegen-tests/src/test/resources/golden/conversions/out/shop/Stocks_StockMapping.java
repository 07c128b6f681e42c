package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Stocks.Stock} to table {@code stock}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Stocks_StockMapping implements EntityMapping<Stocks.Stock> {
  /** The only instance. */
  public static final Stocks_StockMapping INSTANCE = new Stocks_StockMapping();

  /** Column {@code depot text}, part of the partition key. */
  public static final Property<String> DEPOT = new Property<>("depot", 0, Codecs.STRING);

  /** Column {@code code text}, a clustering column. */
  public static final Property<String> CODE = new Property<>("code", 1, Codecs.STRING);

  /** Column {@code price bigint}. */
  public static final Property<Long> PRICE =
      new Property<>("price", 2, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code shelf int}. */
  public static final Property<Integer> SHELF = new Property<>("shelf", 3, Codecs.INTEGER);

  /** Column {@code label text}. */
  public static final Property<String> LABEL = new Property<>("label", 4, Codecs.STRING);

  /** Column {@code took bigint}. */
  public static final Property<Duration> TOOK = new Property<>("took", 5, Codecs.ELAPSED_TIME);

  /** Column {@code boxes int}. */
  public static final Property<Integer> BOXES =
      new Property<>("boxes", 6, Codecs.orElse(Codecs.INTEGER, 0));

  /** The table {@code stock}. */
  public static final TableSchema TABLE =
      TableSchema.named("stock")
          .partitionKey("depot", ScalarType.TEXT)
          .clustering("code", ScalarType.TEXT, Order.ASC)
          .column("price", ScalarType.BIGINT)
          .column("shelf", ScalarType.INT)
          .column("label", ScalarType.TEXT)
          .column("took", ScalarType.BIGINT)
          .column("boxes", ScalarType.INT)
          .build();

  private Stocks_StockMapping() {}

  @Override
  public Class<Stocks.Stock> type() {
    return Stocks.Stock.class;
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
    return List.of(DEPOT, CODE, PRICE, SHELF, LABEL, TOOK, BOXES);
  }

  @Override
  public Row write(Stocks.Stock entity) {
    return Row.of(
        DEPOT.encode(entity.depot()),
        CODE.encode(entity.code()),
        PRICE.encode(entity.price()),
        SHELF.encode(entity.shelf()),
        LABEL.encode(entity.label()),
        TOOK.encode(entity.took()),
        BOXES.encode(entity.boxes()));
  }

  @Override
  public Stocks.Stock read(Row row) {
    return new Stocks.Stock(
        DEPOT.decode(row),
        CODE.decode(row),
        PRICE.decode(row),
        SHELF.decode(row),
        LABEL.decode(row),
        TOOK.decode(row),
        BOXES.decode(row));
  }
}
