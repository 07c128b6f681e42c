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
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Chest} to table {@code chest}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ChestMapping implements EntityMapping<Chest> {
  /** The only instance. */
  public static final ChestMapping INSTANCE = new ChestMapping();

  /** Column {@code house text}, part of the partition key. */
  public static final Property<String> HOUSE = new Property<>("house", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code owner text}. */
  public static final Property<String> OWNER = new Property<>("owner", 2, Codecs.STRING);

  /** Column {@code seals map<text, int>}. */
  public static final Property<Map<String, Integer>> SEALS =
      new Property<>("seals", 3, Codecs.map(Codecs.STRING, Codecs.INTEGER));

  /** Column {@code opened map<text, boolean>}. */
  public static final Property<Map<Chest.Guild, Boolean>> OPENED =
      new Property<>("opened", 4, Codecs.map(Codecs.ofEnum(Chest.Guild.class, Chest.Guild.values()), Codecs.BOOLEAN));

  /** Column {@code keys map<bigint, text>}, a static column: one value for each partition. */
  public static final Property<Map<Long, String>> KEYS =
      new Property<>("keys", 5, Codecs.map(Codecs.LONG, Codecs.STRING));

  /** Column {@code spot spot}. */
  public static final Property<Chest.Spot> SPOT =
      new Property<>("spot", 6, Chest_SpotMapping.INSTANCE);

  /** The table {@code chest}. */
  public static final TableSchema TABLE =
      TableSchema.named("chest")
          .partitionKey("house", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("owner", ScalarType.TEXT)
          .column("seals", new MapType(ScalarType.TEXT, ScalarType.INT))
          .column("opened", new MapType(ScalarType.TEXT, ScalarType.BOOLEAN))
          .staticColumn("keys", new MapType(ScalarType.BIGINT, ScalarType.TEXT))
          .column("spot", Chest_SpotMapping.TYPE)
          .build();

  /** The index table {@code chests_by_owner}. */
  public static final DerivedTable CHESTS_BY_OWNER =
      new DerivedTable(
          TableSchema.named("chests_by_owner")
              .partitionKey("owner", ScalarType.TEXT)
              .clustering("house", ScalarType.TEXT, Order.ASC)
              .clustering("number", ScalarType.INT, Order.ASC)
              .column("spot", Chest_SpotMapping.TYPE.frozenType())
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(6)),
          Maintain.BLIND);

  private ChestMapping() {}

  @Override
  public Class<Chest> type() {
    return Chest.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(CHESTS_BY_OWNER);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(HOUSE, NUMBER, OWNER, SEALS, OPENED, KEYS, SPOT);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(OWNER);
  }

  @Override
  public Row write(Chest entity) {
    return Row.of(
        HOUSE.encode(entity.house()),
        NUMBER.encode(entity.number()),
        OWNER.encode(entity.owner()),
        SEALS.encode(entity.seals()),
        OPENED.encode(entity.opened()),
        KEYS.encode(entity.keys()),
        SPOT.encode(entity.spot()));
  }

  @Override
  public Chest read(Row row) {
    return new Chest(
        HOUSE.decode(row),
        NUMBER.decode(row),
        OWNER.decode(row),
        SEALS.decode(row),
        OPENED.decode(row),
        KEYS.decode(row),
        SPOT.decode(row));
  }
}
