package store;

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

/** Maps {@link Customer} to table {@code customer}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class CustomerMapping implements EntityMapping<Customer> {
  /** The only instance. */
  public static final CustomerMapping INSTANCE = new CustomerMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code name text}. */
  public static final Property<String> NAME = new Property<>("name", 1, Codecs.STRING);

  /** The table {@code customer}. */
  public static final TableSchema TABLE =
      TableSchema.named("customer")
          .partitionKey("id", ScalarType.TEXT)
          .column("name", ScalarType.TEXT)
          .build();

  private CustomerMapping() {}

  @Override
  public Class<Customer> type() {
    return Customer.class;
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
    return List.of(ID, NAME);
  }

  @Override
  public Row write(Customer entity) {
    return Row.of(
        ID.encode(entity.id()),
        NAME.encode(entity.name()));
  }

  @Override
  public Customer read(Row row) {
    return new Customer(
        ID.decode(row),
        NAME.decode(row));
  }
}
