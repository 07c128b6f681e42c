package shop;

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
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Account} to table {@code account}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class AccountMapping implements EntityMapping<Account> {
  /** The only instance. */
  public static final AccountMapping INSTANCE = new AccountMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);

  /** Column {@code login text}. */
  public static final Property<String> NAME = new Property<>("name", 1, Codecs.STRING);

  /** Column {@code country text}. */
  public static final Property<String> COUNTRY = new Property<>("country", 2, Codecs.STRING);

  /** Column {@code postbox int}. */
  public static final Property<Integer> POSTBOX = new Property<>("postbox", 3, Codecs.INTEGER);

  /** The table {@code account}. */
  public static final TableSchema TABLE =
      TableSchema.named("account")
          .partitionKey("id", ScalarType.UUID)
          .column("login", ScalarType.TEXT)
          .column("country", ScalarType.TEXT)
          .column("postbox", ScalarType.INT)
          .build();

  /** The table {@code account_by_login_unique} of unique values. */
  public static final DerivedTable ACCOUNT_BY_LOGIN_UNIQUE =
      DerivedTable.unique(
          TableSchema.named("account_by_login_unique")
              .partitionKey("login", ScalarType.TEXT)
              .column("id", ScalarType.UUID)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(0)),
          List.of("name"));

  /** The table {@code account_by_address_unique} of unique values. */
  public static final DerivedTable ACCOUNT_BY_ADDRESS_UNIQUE =
      DerivedTable.unique(
          TableSchema.named("account_by_address_unique")
              .partitionKey("country", ScalarType.TEXT)
              .partitionKey("postbox", ScalarType.INT)
              .column("id", ScalarType.UUID)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(3),
              new Component.Copy(0)),
          List.of("country", "postbox"));

  private AccountMapping() {}

  @Override
  public Class<Account> type() {
    return Account.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(ACCOUNT_BY_LOGIN_UNIQUE, ACCOUNT_BY_ADDRESS_UNIQUE);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, NAME, COUNTRY, POSTBOX);
  }

  @Override
  public Row write(Account entity) {
    return Row.of(
        ID.encode(entity.id()),
        NAME.encode(entity.name()),
        COUNTRY.encode(entity.country()),
        POSTBOX.encode(entity.postbox()));
  }

  @Override
  public Account read(Row row) {
    return new Account(
        ID.decode(row),
        NAME.decode(row),
        COUNTRY.decode(row),
        POSTBOX.decode(row));
  }
}
