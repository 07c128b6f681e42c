package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Account} to table {@code account}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class AccountMapping implements EntityMapping<Account> {
  /** The only instance. */
  public static final AccountMapping INSTANCE = new AccountMapping();

  /** Column {@code name text}, part of the partition key. */
  public static final Property<String> NAME = new Property<>("name", 0, Codecs.STRING);

  /** Column {@code changed timestamp}. */
  public static final Property<Instant> CHANGED = new Property<>("changed", 1, Codecs.TIMESTAMP);

  /** Column {@code active boolean}. */
  public static final Property<Boolean> ACTIVE =
      new Property<>("active", 2, Codecs.orElse(Codecs.BOOLEAN, false));

  /** Column {@code mail text}. */
  public static final Property<String> EMAIL = new Property<>("email", 3, Codecs.STRING);

  /** Column {@code roles list<text>}. */
  public static final Property<List<String>> ROLES =
      new Property<>("roles", 4, Codecs.list(Codecs.STRING));

  /** Column {@code logins int}. */
  public static final Property<Integer> LOGINS =
      new Property<>("logins", 5, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code hash_code int}. */
  public static final Property<Integer> HASH_CODE =
      new Property<>("hashCode", 6, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code status text}. */
  public static final Property<String> STATUS = new Property<>("status", 7, Codecs.STRING);

  /** The table {@code account}. */
  public static final TableSchema TABLE =
      TableSchema.named("account")
          .partitionKey("name", ScalarType.TEXT)
          .column("changed", ScalarType.TIMESTAMP)
          .column("active", ScalarType.BOOLEAN)
          .column("mail", ScalarType.TEXT)
          .column("roles", new ListType(ScalarType.TEXT))
          .column("logins", ScalarType.INT)
          .column("hash_code", ScalarType.INT)
          .column("status", ScalarType.TEXT)
          .build();

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
    return List.of();
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(NAME, CHANGED, ACTIVE, EMAIL, ROLES, LOGINS, HASH_CODE, STATUS);
  }

  @Override
  public Row write(Account entity) {
    return Row.of(
        NAME.encode(entity.name()),
        CHANGED.encode(entity.getChanged()),
        ACTIVE.encode(entity.isActive()),
        EMAIL.encode(entity.getEmail()),
        ROLES.encode(entity.roles),
        LOGINS.encode(entity.logins),
        HASH_CODE.encode(entity.hashCode),
        STATUS.encode(entity.getStatus()));
  }

  @Override
  public Account read(Row row) {
    Account entity = new Account();
    fill(row, entity);
    return entity;
  }

  @Override
  public void fill(Row row, Account entity) {
    entity.setChanged(CHANGED.decode(row));
    entity.setName(NAME.decode(row));
    entity.setActive(ACTIVE.decode(row));
    entity.setEmail(EMAIL.decode(row));
    entity.roles = ROLES.decode(row);
    entity.logins = LOGINS.decode(row);
    entity.hashCode = HASH_CODE.decode(row);
    entity.setStatus(STATUS.decode(row));
  }
}
