package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.NumberSequence;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Orders.Invoice} to table {@code invoice}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_InvoiceMapping implements EntityMapping<Orders.Invoice> {
  /** The only instance. */
  public static final Orders_InvoiceMapping INSTANCE = new Orders_InvoiceMapping();

  /** Column {@code id bigint}, part of the partition key. */
  public static final Property<Orders.InvoiceId> ID =
      new Property<>("id", 0, Codecs.<Orders.InvoiceId, Long>converted(Codecs.LONG, Orders.InvoiceId::new, Orders.InvoiceId::value));

  /** Column {@code customer text}. */
  public static final Property<String> CUSTOMER = new Property<>("customer", 1, Codecs.STRING);

  /** Column {@code at timestamp}. */
  public static final Property<Instant> AT = new Property<>("at", 2, Codecs.TIMESTAMP);

  /** The table {@code invoice}. */
  public static final TableSchema TABLE =
      TableSchema.named("invoice")
          .partitionKey("id", ScalarType.BIGINT)
          .column("customer", ScalarType.TEXT)
          .column("at", ScalarType.TIMESTAMP)
          .build();

  private Orders_InvoiceMapping() {}

  @Override
  public Class<Orders.Invoice> type() {
    return Orders.Invoice.class;
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
    return List.of(ID, CUSTOMER, AT);
  }

  @Override
  public NumberSequence sequence() {
    return new NumberSequence("invoice.id", 5, Long.MAX_VALUE);
  }

  @Override
  public boolean needsNumber(Orders.Invoice entity) {
    return entity.id() == null;
  }

  @Override
  public Orders.Invoice numbered(Orders.Invoice entity, long number) {
    return new Orders.Invoice(
        new Orders.InvoiceId(number),
        entity.customer(),
        entity.at());
  }

  @Override
  public Orders.Invoice generated(Orders.Invoice entity) {
    if (entity.at() != null) {
      return entity;
    }
    return new Orders.Invoice(
        entity.id(),
        entity.customer(),
        entity.at() == null ? GeneratedValues.instant() : entity.at());
  }

  @Override
  public Row write(Orders.Invoice entity) {
    return Row.of(
        ID.encode(entity.id()),
        CUSTOMER.encode(entity.customer()),
        AT.encode(entity.at()));
  }

  @Override
  public Orders.Invoice read(Row row) {
    return new Orders.Invoice(
        ID.decode(row),
        CUSTOMER.decode(row),
        AT.decode(row));
  }
}
