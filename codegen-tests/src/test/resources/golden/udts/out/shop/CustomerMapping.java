package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import store.Address;
import store.AddressMapping;
import store.Address_PhoneMapping;

/** Maps {@link Customer} to table {@code customer}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class CustomerMapping implements EntityMapping<Customer> {
  /** The only instance. */
  public static final CustomerMapping INSTANCE = new CustomerMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);

  /** Column {@code home postal_address}. */
  public static final Property<Address> HOME = new Property<>("home", 1, AddressMapping.INSTANCE);

  /** Column {@code credit frozen<money>}. */
  public static final Property<Money> CREDIT = new Property<>("credit", 2, MoneyMapping.INSTANCE);

  /** Column {@code spent money}. */
  public static final Property<Money> SPENT = new Property<>("spent", 3, MoneyMapping.INSTANCE);

  /** Column {@code others map<text, frozen<postal_address>>}. */
  public static final Property<Map<String, Address>> OTHERS =
      new Property<>("others", 4, Codecs.map(Codecs.STRING, AddressMapping.INSTANCE));

  /** Column {@code phones set<frozen<phone>>}. */
  public static final Property<Set<Address.Phone>> PHONES =
      new Property<>("phones", 5, Codecs.set(Address_PhoneMapping.INSTANCE));

  /** Column {@code taste vector<float, 3>}. */
  public static final Property<float[]> TASTE = new Property<>("taste", 6, Codecs.vector(3));

  /** The table {@code customer}. */
  public static final TableSchema TABLE =
      TableSchema.named("customer")
          .partitionKey("id", ScalarType.UUID)
          .column("home", AddressMapping.TYPE)
          .column("credit", MoneyMapping.TYPE.frozenType())
          .column("spent", MoneyMapping.TYPE)
          .column("others", new MapType(ScalarType.TEXT, AddressMapping.TYPE))
          .column("phones", new SetType(Address_PhoneMapping.TYPE))
          .column("taste", new VectorType(ScalarType.FLOAT, 3))
          .build();

  /** The index table {@code customers_by_home}. */
  public static final DerivedTable CUSTOMERS_BY_HOME =
      new DerivedTable(
          TableSchema.named("customers_by_home")
              .partitionKey("home", AddressMapping.TYPE.frozenType())
              .clustering("id", ScalarType.UUID, Order.ASC)
              .column("credit", MoneyMapping.TYPE.frozenType())
              .column("spent", MoneyMapping.TYPE.frozenType())
              .column("others", new MapType(ScalarType.TEXT, AddressMapping.TYPE, true))
              .column("phones", new SetType(Address_PhoneMapping.TYPE, true))
              .column("taste", new VectorType(ScalarType.FLOAT, 3))
              .build(),
          TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(0),
              new Component.Copy(2),
              new Component.Copy(3),
              new Component.Copy(4),
              new Component.Copy(5),
              new Component.Copy(6)),
          Maintain.VERIFIED);

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
    return List.of(CUSTOMERS_BY_HOME);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, HOME, CREDIT, SPENT, OTHERS, PHONES, TASTE);
  }

  @Override
  public Row write(Customer entity) {
    return Row.of(
        ID.encode(entity.id()),
        HOME.encode(entity.home()),
        CREDIT.encode(entity.credit()),
        SPENT.encode(entity.spent()),
        OTHERS.encode(entity.others()),
        PHONES.encode(entity.phones()),
        TASTE.encode(entity.taste()));
  }

  @Override
  public Customer read(Row row) {
    return new Customer(
        ID.decode(row),
        HOME.decode(row),
        CREDIT.decode(row),
        SPENT.decode(row),
        OTHERS.decode(row),
        PHONES.decode(row),
        TASTE.decode(row));
  }
}
