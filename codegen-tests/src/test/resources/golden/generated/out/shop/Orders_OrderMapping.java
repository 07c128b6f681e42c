package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Orders.Order} to table {@code orders}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_OrderMapping implements EntityMapping<Orders.Order> {
  /** The only instance. */
  public static final Orders_OrderMapping INSTANCE = new Orders_OrderMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<Orders.OrderId> ID =
      new Property<>("id", 0, Codecs.<Orders.OrderId, UUID>converted(Codecs.UUID, Orders.OrderId::new, Orders.OrderId::value));

  /** Column {@code customer text}. */
  public static final Property<String> CUSTOMER = new Property<>("customer", 1, Codecs.STRING);

  /** Column {@code placed timestamp}. */
  public static final Property<Instant> PLACED = new Property<>("placed", 2, Codecs.TIMESTAMP);

  /** Column {@code placed_at timestamp}. */
  public static final Property<LocalDateTime> PLACED_AT =
      new Property<>("placedAt", 3, Codecs.LOCAL_DATE_TIME);

  /** Column {@code placed_on date}. */
  public static final Property<LocalDate> PLACED_ON = new Property<>("placedOn", 4, Codecs.DATE);

  /** The table {@code orders}. */
  public static final TableSchema TABLE =
      TableSchema.named("orders")
          .partitionKey("id", ScalarType.UUID)
          .column("customer", ScalarType.TEXT)
          .column("placed", ScalarType.TIMESTAMP)
          .column("placed_at", ScalarType.TIMESTAMP)
          .column("placed_on", ScalarType.DATE)
          .build();

  /** The index table {@code orders_by_customer}. */
  public static final DerivedTable ORDERS_BY_CUSTOMER =
      new DerivedTable(
          TableSchema.named("orders_by_customer")
              .partitionKey("customer", ScalarType.TEXT)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(0)),
          Maintain.SERIAL);

  private Orders_OrderMapping() {}

  @Override
  public Class<Orders.Order> type() {
    return Orders.Order.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(ORDERS_BY_CUSTOMER);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, CUSTOMER, PLACED, PLACED_AT, PLACED_ON);
  }

  @Override
  public Orders.Order generated(Orders.Order entity) {
    if (entity.id() != null
        && entity.placed() != null
        && entity.placedAt() != null
        && entity.placedOn() != null) {
      return entity;
    }
    return new Orders.Order(
        entity.id() == null ? new Orders.OrderId(GeneratedValues.randomUuid()) : entity.id(),
        entity.customer(),
        entity.placed() == null ? GeneratedValues.instant() : entity.placed(),
        entity.placedAt() == null ? GeneratedValues.localDateTime() : entity.placedAt(),
        entity.placedOn() == null ? GeneratedValues.localDate() : entity.placedOn());
  }

  @Override
  public Row write(Orders.Order entity) {
    return Row.of(
        ID.encode(entity.id()),
        CUSTOMER.encode(entity.customer()),
        PLACED.encode(entity.placed()),
        PLACED_AT.encode(entity.placedAt()),
        PLACED_ON.encode(entity.placedOn()));
  }

  @Override
  public Orders.Order read(Row row) {
    return new Orders.Order(
        ID.decode(row),
        CUSTOMER.decode(row),
        PLACED.decode(row),
        PLACED_AT.decode(row),
        PLACED_ON.decode(row));
  }
}
