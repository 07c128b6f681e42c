package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Crate} to table {@code crate}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class CrateMapping implements EntityMapping<Crate> {
  /** The only instance. */
  public static final CrateMapping INSTANCE = new CrateMapping();

  /** Column {@code ship text}, part of the partition key. */
  public static final Property<Crate.Ship> SHIP =
      new Property<>("ship", 0, Codecs.<Crate.Ship, String>converted(Codecs.STRING, Crate.Ship::new, Crate.Ship::name));

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code captain text}, a static column: one value for each partition. */
  public static final Property<String> CAPTAIN = new Property<>("captain", 2, Codecs.STRING);

  /** Column {@code depot text}. */
  public static final Property<String> DEPOT = new Property<>("depot", 3, Codecs.STRING);

  /** Column {@code kind text}. */
  public static final Property<Crate.Kind> KIND =
      new Property<>("kind", 4, Codecs.ofEnum(Crate.Kind.class, Crate.Kind.values()));

  /** Column {@code weight int}. */
  public static final Property<Integer> WEIGHT =
      new Property<>("weight", 5, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code label text}. */
  public static final Property<String> LABEL = new Property<>("label", 6, Codecs.STRING);

  /** Column {@code tags set<text>}. */
  public static final Property<Set<String>> TAGS =
      new Property<>("tags", 7, Codecs.set(Codecs.STRING));

  /** Column {@code stops list<text>}. */
  public static final Property<List<String>> STOPS =
      new Property<>("stops", 8, Codecs.list(Codecs.STRING));

  /** Column {@code seals map<text, int>}. */
  public static final Property<Map<String, Integer>> SEALS =
      new Property<>("seals", 9, Codecs.map(Codecs.STRING, Codecs.INTEGER));

  /** Column {@code spot spot}. */
  public static final Property<Crate.Spot> SPOT =
      new Property<>("spot", 10, Crate_SpotMapping.INSTANCE);

  /** Column {@code doors frozen<set<int>>}. */
  public static final Property<Set<Integer>> DOORS =
      new Property<>("doors", 11, Codecs.set(Codecs.INTEGER));

  /** Column {@code loaded_at timestamp}. */
  public static final Property<Instant> LOADED_AT =
      new Property<>("loadedAt", 12, Codecs.TIMESTAMP);

  /** The table {@code crate}. */
  public static final TableSchema TABLE =
      TableSchema.named("crate")
          .partitionKey("ship", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .staticColumn("captain", ScalarType.TEXT)
          .column("depot", ScalarType.TEXT)
          .column("kind", ScalarType.TEXT)
          .column("weight", ScalarType.INT)
          .column("label", ScalarType.TEXT)
          .column("tags", new SetType(ScalarType.TEXT))
          .column("stops", new ListType(ScalarType.TEXT))
          .column("seals", new MapType(ScalarType.TEXT, ScalarType.INT))
          .column("spot", Crate_SpotMapping.TYPE)
          .column("doors", new SetType(ScalarType.INT, true))
          .column("loaded_at", ScalarType.TIMESTAMP)
          .build();

  /** The index table {@code crate_by_depot}. */
  public static final DerivedTable CRATE_BY_DEPOT =
      new DerivedTable(
          TableSchema.named("crate_by_depot")
              .partitionKey("depot", ScalarType.TEXT)
              .clustering("weight", ScalarType.INT, Order.DESC)
              .clustering("ship", ScalarType.TEXT, Order.ASC)
              .clustering("number", ScalarType.INT, Order.ASC)
              .column("label", ScalarType.TEXT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(3),
              new Component.Copy(5),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(6)),
          Maintain.VERIFIED);

  private CrateMapping() {}

  @Override
  public Class<Crate> type() {
    return Crate.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(CRATE_BY_DEPOT);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(SHIP, NUMBER, CAPTAIN, DEPOT, KIND, WEIGHT, LABEL, TAGS, STOPS, SEALS, SPOT,
        DOORS, LOADED_AT);
  }

  @Override
  public Crate generated(Crate entity) {
    if (entity.loadedAt() != null) {
      return entity;
    }
    return new Crate(
        entity.ship(),
        entity.number(),
        entity.captain(),
        entity.depot(),
        entity.kind(),
        entity.weight(),
        entity.label(),
        entity.tags(),
        entity.stops(),
        entity.seals(),
        entity.spot(),
        entity.doors(),
        entity.loadedAt() == null ? GeneratedValues.instant() : entity.loadedAt());
  }

  @Override
  public Row write(Crate entity) {
    return Row.of(
        SHIP.encode(entity.ship()),
        NUMBER.encode(entity.number()),
        CAPTAIN.encode(entity.captain()),
        DEPOT.encode(entity.depot()),
        KIND.encode(entity.kind()),
        WEIGHT.encode(entity.weight()),
        LABEL.encode(entity.label()),
        TAGS.encode(entity.tags()),
        STOPS.encode(entity.stops()),
        SEALS.encode(entity.seals()),
        SPOT.encode(entity.spot()),
        DOORS.encode(entity.doors()),
        LOADED_AT.encode(entity.loadedAt()));
  }

  @Override
  public Crate read(Row row) {
    return new Crate(
        SHIP.decode(row),
        NUMBER.decode(row),
        CAPTAIN.decode(row),
        DEPOT.decode(row),
        KIND.decode(row),
        WEIGHT.decode(row),
        LABEL.decode(row),
        TAGS.decode(row),
        STOPS.decode(row),
        SEALS.decode(row),
        SPOT.decode(row),
        DOORS.decode(row),
        LOADED_AT.decode(row));
  }
}
