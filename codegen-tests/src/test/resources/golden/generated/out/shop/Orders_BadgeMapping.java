package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.NumberSequence;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Orders.Badge} to table {@code badge}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_BadgeMapping implements EntityMapping<Orders.Badge> {
  /** The only instance. */
  public static final Orders_BadgeMapping INSTANCE = new Orders_BadgeMapping();

  /** Column {@code house text}, part of the partition key. */
  public static final Property<String> HOUSE = new Property<>("house", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER = new Property<>("number", 1, Codecs.INTEGER);

  /** Column {@code holder text}. */
  public static final Property<String> HOLDER = new Property<>("holder", 2, Codecs.STRING);

  /** The table {@code badge}. */
  public static final TableSchema TABLE =
      TableSchema.named("badge")
          .partitionKey("house", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("holder", ScalarType.TEXT)
          .build();

  private Orders_BadgeMapping() {}

  @Override
  public Class<Orders.Badge> type() {
    return Orders.Badge.class;
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
    return List.of(HOUSE, NUMBER, HOLDER);
  }

  @Override
  public NumberSequence sequence() {
    return new NumberSequence("badges of all houses", 50, Integer.MAX_VALUE);
  }

  @Override
  public boolean needsNumber(Orders.Badge entity) {
    return entity.number == null;
  }

  @Override
  public Orders.Badge numbered(Orders.Badge entity, long number) {
    entity.number = (int) number;
    return entity;
  }

  @Override
  public Row write(Orders.Badge entity) {
    return Row.of(
        HOUSE.encode(entity.house),
        NUMBER.encode(entity.number),
        HOLDER.encode(entity.holder));
  }

  @Override
  public Orders.Badge read(Row row) {
    Orders.Badge entity = new Orders.Badge();
    fill(row, entity);
    return entity;
  }

  @Override
  public void fill(Row row, Orders.Badge entity) {
    entity.house = HOUSE.decode(row);
    entity.number = NUMBER.decode(row);
    entity.holder = HOLDER.decode(row);
  }
}
