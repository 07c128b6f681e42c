package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Orders.Ticket} to table {@code ticket}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_TicketMapping implements EntityMapping<Orders.Ticket> {
  /** The only instance. */
  public static final Orders_TicketMapping INSTANCE = new Orders_TicketMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 1, Codecs.STRING);

  /** Column {@code version bigint}. */
  public static final Property<Long> VERSION =
      new Property<>("version", 2, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code ticket}. */
  public static final TableSchema TABLE =
      TableSchema.named("ticket")
          .partitionKey("id", ScalarType.UUID)
          .column("text", ScalarType.TEXT)
          .column("version", ScalarType.BIGINT)
          .build();

  private Orders_TicketMapping() {}

  @Override
  public Class<Orders.Ticket> type() {
    return Orders.Ticket.class;
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
    return List.of(ID, TEXT, VERSION);
  }

  @Override
  public int versionColumn() {
    return 2;
  }

  @Override
  public Orders.Ticket generated(Orders.Ticket entity) {
    if (entity.id() != null) {
      return entity;
    }
    return new Orders.Ticket(
        entity.id() == null ? GeneratedValues.randomUuid() : entity.id(),
        entity.text(),
        entity.version());
  }

  @Override
  public Row write(Orders.Ticket entity) {
    return Row.of(
        ID.encode(entity.id()),
        TEXT.encode(entity.text()),
        VERSION.encode(entity.version()));
  }

  @Override
  public Orders.Ticket read(Row row) {
    return new Orders.Ticket(
        ID.decode(row),
        TEXT.decode(row),
        VERSION.decode(row));
  }
}
