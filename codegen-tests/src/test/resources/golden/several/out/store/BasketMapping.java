package store;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Basket} to table {@code basket}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class BasketMapping implements EntityMapping<Basket> {
  /** The only instance. */
  public static final BasketMapping INSTANCE = new BasketMapping();

  /** Column {@code customer text}, part of the partition key. */
  public static final Property<String> CUSTOMER = new Property<>("customer", 0, Codecs.STRING);

  /** Column {@code line int}, a clustering column. */
  public static final Property<Integer> LINE =
      new Property<>("line", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code article text}. */
  public static final Property<String> ARTICLE = new Property<>("article", 2, Codecs.STRING);

  /** The table {@code basket}. */
  public static final TableSchema TABLE =
      TableSchema.named("basket")
          .partitionKey("customer", ScalarType.TEXT)
          .clustering("line", ScalarType.INT, Order.ASC)
          .column("article", ScalarType.TEXT)
          .build();

  private BasketMapping() {}

  @Override
  public Class<Basket> type() {
    return Basket.class;
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
    return List.of(CUSTOMER, LINE, ARTICLE);
  }

  @Override
  public Row write(Basket entity) {
    return Row.of(
        CUSTOMER.encode(entity.customer()),
        LINE.encode(entity.line()),
        ARTICLE.encode(entity.article()));
  }

  @Override
  public Basket read(Row row) {
    return new Basket(
        CUSTOMER.decode(row),
        LINE.decode(row),
        ARTICLE.decode(row));
  }
}
