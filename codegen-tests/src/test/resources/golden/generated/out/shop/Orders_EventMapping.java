package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.Date;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Orders.Event} to table {@code event}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_EventMapping implements EntityMapping<Orders.Event> {
  /** The only instance. */
  public static final Orders_EventMapping INSTANCE = new Orders_EventMapping();

  /** Column {@code source text}, part of the partition key. */
  public static final Property<String> SOURCE = new Property<>("source", 0, Codecs.STRING);

  /** Column {@code at timeuuid}, a clustering column. */
  public static final Property<UUID> AT = new Property<>("at", 1, Codecs.UUID);

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 2, Codecs.STRING);

  /** Column {@code stored timestamp}. */
  public static final Property<Date> STORED = new Property<>("stored", 3, Codecs.UTIL_DATE);

  /** The table {@code event}. */
  public static final TableSchema TABLE =
      TableSchema.named("event")
          .partitionKey("source", ScalarType.TEXT)
          .clustering("at", ScalarType.TIMEUUID, Order.ASC)
          .column("text", ScalarType.TEXT)
          .column("stored", ScalarType.TIMESTAMP)
          .build();

  private Orders_EventMapping() {}

  @Override
  public Class<Orders.Event> type() {
    return Orders.Event.class;
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
    return List.of(SOURCE, AT, TEXT, STORED);
  }

  @Override
  public Orders.Event generated(Orders.Event entity) {
    if (entity.at == null) {
      entity.at = GeneratedValues.timeUuid();
    }
    if (entity.getStored() == null) {
      entity.setStored(GeneratedValues.date());
    }
    return entity;
  }

  @Override
  public Row write(Orders.Event entity) {
    return Row.of(
        SOURCE.encode(entity.source),
        AT.encode(entity.at),
        TEXT.encode(entity.text),
        STORED.encode(entity.getStored()));
  }

  @Override
  public Orders.Event read(Row row) {
    Orders.Event entity = new Orders.Event();
    fill(row, entity);
    return entity;
  }

  @Override
  public void fill(Row row, Orders.Event entity) {
    entity.source = SOURCE.decode(row);
    entity.at = AT.decode(row);
    entity.text = TEXT.decode(row);
    entity.setStored(STORED.decode(row));
  }
}
