package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Wishes.Gift} to table {@code gift}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Wishes_GiftMapping implements EntityMapping<Wishes.Gift> {
  /** The only instance. */
  public static final Wishes_GiftMapping INSTANCE = new Wishes_GiftMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code shop text}. */
  public static final Property<String> SHOP = new Property<>("shop", 1, Codecs.STRING);

  /** Column {@code price int}. */
  public static final Property<Integer> PRICE =
      new Property<>("price", 2, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code note text}. */
  public static final Property<String> NOTE = new Property<>("note", 3, Codecs.STRING);

  /** The table {@code gift}. */
  public static final TableSchema TABLE =
      TableSchema.named("gift")
          .partitionKey("id", ScalarType.TEXT)
          .column("shop", ScalarType.TEXT)
          .column("price", ScalarType.INT)
          .column("note", ScalarType.TEXT)
          .build();

  /** The index table {@code gifts_by_shop}. */
  public static final DerivedTable GIFTS_BY_SHOP =
      new DerivedTable(
          TableSchema.named("gifts_by_shop")
              .partitionKey("shop", ScalarType.TEXT)
              .clustering("price", ScalarType.INT, Order.DESC)
              .clustering("id", ScalarType.TEXT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(2),
              new Component.Copy(0)),
          Maintain.VERIFIED);

  /** The index table {@code gifts_by_price}. */
  public static final DerivedTable GIFTS_BY_PRICE =
      new DerivedTable(
          TableSchema.named("gifts_by_price")
              .partitionKey("price", ScalarType.INT)
              .clustering("id", ScalarType.TEXT, Order.ASC)
              .column("shop", ScalarType.TEXT)
              .column("note", ScalarType.TEXT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(3)),
          Maintain.ATOMIC);

  private Wishes_GiftMapping() {}

  @Override
  public Class<Wishes.Gift> type() {
    return Wishes.Gift.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(GIFTS_BY_SHOP, GIFTS_BY_PRICE);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, SHOP, PRICE, NOTE);
  }

  @Override
  public Row write(Wishes.Gift entity) {
    return Row.of(
        ID.encode(entity.id()),
        SHOP.encode(entity.shop()),
        PRICE.encode(entity.price()),
        NOTE.encode(entity.note()));
  }

  @Override
  public Wishes.Gift read(Row row) {
    return new Wishes.Gift(
        ID.decode(row),
        SHOP.decode(row),
        PRICE.decode(row),
        NOTE.decode(row));
  }
}
