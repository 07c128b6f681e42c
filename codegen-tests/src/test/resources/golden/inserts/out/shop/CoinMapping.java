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

/** Maps {@link Coin} to table {@code coin}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class CoinMapping implements EntityMapping<Coin> {
  /** The only instance. */
  public static final CoinMapping INSTANCE = new CoinMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code owner text}. */
  public static final Property<String> OWNER = new Property<>("owner", 1, Codecs.STRING);

  /** The table {@code coin}. */
  public static final TableSchema TABLE =
      TableSchema.named("coin")
          .partitionKey("id", ScalarType.TEXT)
          .column("owner", ScalarType.TEXT)
          .build();

  /** The index table {@code coins_by_owner}. */
  public static final DerivedTable COINS_BY_OWNER =
      new DerivedTable(
          TableSchema.named("coins_by_owner")
              .partitionKey("owner", ScalarType.TEXT)
              .clustering("id", ScalarType.TEXT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(0)),
          Maintain.VERIFIED);

  private CoinMapping() {}

  @Override
  public Class<Coin> type() {
    return Coin.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(COINS_BY_OWNER);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, OWNER);
  }

  @Override
  public Row write(Coin entity) {
    return Row.of(
        ID.encode(entity.id()),
        OWNER.encode(entity.owner()));
  }

  @Override
  public Coin read(Row row) {
    return new Coin(
        ID.decode(row),
        OWNER.decode(row));
  }
}
