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

/** Maps {@link Ledger.Payment} to table {@code payment}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Ledger_PaymentMapping implements EntityMapping<Ledger.Payment> {
  /** The only instance. */
  public static final Ledger_PaymentMapping INSTANCE = new Ledger_PaymentMapping();

  /** Column {@code account text}, part of the partition key. */
  public static final Property<String> ACCOUNT = new Property<>("account", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code state text}. */
  public static final Property<String> STATE = new Property<>("state", 2, Codecs.STRING);

  /** Column {@code amount bigint}. */
  public static final Property<Long> AMOUNT =
      new Property<>("amount", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code payment}. */
  public static final TableSchema TABLE =
      TableSchema.named("payment")
          .partitionKey("account", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("state", ScalarType.TEXT)
          .column("amount", ScalarType.BIGINT)
          .build();

  /** The index table {@code payment_by_state}. */
  public static final DerivedTable PAYMENT_BY_STATE =
      new DerivedTable(
          TableSchema.named("payment_by_state")
              .partitionKey("state", ScalarType.TEXT)
              .clustering("account", ScalarType.TEXT, Order.ASC)
              .clustering("number", ScalarType.INT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(1)),
          Maintain.VERIFIED);

  private Ledger_PaymentMapping() {}

  @Override
  public Class<Ledger.Payment> type() {
    return Ledger.Payment.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(PAYMENT_BY_STATE);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ACCOUNT, NUMBER, STATE, AMOUNT);
  }

  @Override
  public Row write(Ledger.Payment entity) {
    return Row.of(
        ACCOUNT.encode(entity.account()),
        NUMBER.encode(entity.number()),
        STATE.encode(entity.state()),
        AMOUNT.encode(entity.amount()));
  }

  @Override
  public Ledger.Payment read(Row row) {
    return new Ledger.Payment(
        ACCOUNT.decode(row),
        NUMBER.decode(row),
        STATE.decode(row),
        AMOUNT.decode(row));
  }
}
