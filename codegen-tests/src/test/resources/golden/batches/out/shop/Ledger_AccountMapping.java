package shop;

import dev.rowan.annotation.Order;
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

/** Maps {@link Ledger.Account} to table {@code account}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Ledger_AccountMapping implements EntityMapping<Ledger.Account> {
  /** The only instance. */
  public static final Ledger_AccountMapping INSTANCE = new Ledger_AccountMapping();

  /** Column {@code name text}, part of the partition key. */
  public static final Property<String> NAME = new Property<>("name", 0, Codecs.STRING);

  /** Column {@code month int}, a clustering column. */
  public static final Property<Integer> MONTH =
      new Property<>("month", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code owner text}, a static column: one value for each partition. */
  public static final Property<String> OWNER = new Property<>("owner", 2, Codecs.STRING);

  /** Column {@code sum bigint}. */
  public static final Property<Long> SUM = new Property<>("sum", 3, Codecs.LONG);

  /** The table {@code account}. */
  public static final TableSchema TABLE =
      TableSchema.named("account")
          .partitionKey("name", ScalarType.TEXT)
          .clustering("month", ScalarType.INT, Order.ASC)
          .staticColumn("owner", ScalarType.TEXT)
          .column("sum", ScalarType.BIGINT)
          .build();

  private Ledger_AccountMapping() {}

  @Override
  public Class<Ledger.Account> type() {
    return Ledger.Account.class;
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
    return List.of(NAME, MONTH, OWNER, SUM);
  }

  @Override
  public Row write(Ledger.Account entity) {
    return Row.of(
        NAME.encode(entity.name()),
        MONTH.encode(entity.month()),
        OWNER.encode(entity.owner()),
        SUM.encode(entity.sum()));
  }

  @Override
  public Ledger.Account read(Row row) {
    return new Ledger.Account(
        NAME.decode(row),
        OWNER.decode(row),
        MONTH.decode(row),
        SUM.decode(row));
  }
}
