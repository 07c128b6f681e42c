package shop;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.KeyComponent;
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
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Depot.Part} to table {@code part}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Depot_PartMapping implements EntityMapping<Depot.Part> {
  /** The only instance. */
  public static final Depot_PartMapping INSTANCE = new Depot_PartMapping();

  /** Column {@code hall text}, part of the partition key. */
  public static final Property<String> HALL = new Property<>("hall", 0, Codecs.STRING);

  /** Column {@code id uuid}, a clustering column. */
  public static final Property<UUID> ID = new Property<>("id", 1, Codecs.UUID);

  /** Column {@code supplier text}. */
  public static final Property<String> SUPPLIER = new Property<>("supplier", 2, Codecs.STRING);

  /** Column {@code price decimal}. */
  public static final Property<BigDecimal> PRICE = new Property<>("price", 3, Codecs.DECIMAL);

  /** Column {@code bought timestamp}. */
  public static final Property<Instant> BOUGHT = new Property<>("bought", 4, Codecs.TIMESTAMP);

  /** Column {@code state text}. */
  public static final Property<Depot.State> STATE =
      new Property<>("state", 5, Codecs.ofEnum(Depot.State.class, Depot.State.values()));

  /** Column {@code labels set<text>}. */
  public static final Property<Set<String>> LABELS =
      new Property<>("labels", 6, Codecs.set(Codecs.STRING));

  /** Column {@code notes map<text, text>}. */
  public static final Property<Map<String, String>> NOTES =
      new Property<>("notes", 7, Codecs.map(Codecs.STRING, Codecs.STRING));

  /** Column {@code sizes map<text, int>}. */
  public static final Property<Map<String, Integer>> SIZES =
      new Property<>("sizes", 8, Codecs.map(Codecs.STRING, Codecs.INTEGER));

  /** Column {@code code frozen<list<int>>}. */
  public static final Property<List<Integer>> CODE =
      new Property<>("code", 9, Codecs.list(Codecs.INTEGER));

  /** Column {@code shelf text}. */
  public static final Property<String> SHELF = new Property<>("shelf", 10, Codecs.STRING);

  /** Column {@code maker text}. */
  public static final Property<String> MAKER = new Property<>("maker", 11, Codecs.STRING);

  /** One element of {@code labels}. */
  public static final KeyComponent<String> LABELS_ELEMENT =
      new KeyComponent<>("labels", Codecs.STRING);

  /** One element of {@code notes}. */
  public static final KeyComponent<String> NOTES_ELEMENT =
      new KeyComponent<>("notes", Codecs.STRING);

  /** One value of {@code notes}. */
  public static final KeyComponent<String> NOTES_VALUE = new KeyComponent<>("notes", Codecs.STRING);

  /** One element of {@code sizes}. */
  public static final KeyComponent<String> SIZES_ELEMENT =
      new KeyComponent<>("sizes", Codecs.STRING);

  /** One value of {@code sizes}. */
  public static final KeyComponent<Integer> SIZES_VALUE =
      new KeyComponent<>("sizes", Codecs.INTEGER);

  /** The table {@code part}. */
  public static final TableSchema TABLE =
      TableSchema.named("part")
          .partitionKey("hall", ScalarType.TEXT)
          .clustering("id", ScalarType.UUID, Order.ASC)
          .column("supplier", ScalarType.TEXT)
          .column("price", ScalarType.DECIMAL)
          .column("bought", ScalarType.TIMESTAMP)
          .column("state", ScalarType.TEXT)
          .column("labels", new SetType(ScalarType.TEXT))
          .column("notes", new MapType(ScalarType.TEXT, ScalarType.TEXT))
          .column("sizes", new MapType(ScalarType.TEXT, ScalarType.INT))
          .column("code", new ListType(ScalarType.INT, true))
          .column("shelf", ScalarType.TEXT)
          .column("maker", ScalarType.TEXT)
          .nativeIndex(
              "part_supplier_idx",
              "supplier",
              IndexKind.SAI,
              IndexTarget.VALUES)
          .nativeIndex(
              "part_price_idx",
              "price",
              IndexKind.SAI,
              IndexTarget.VALUES)
          .nativeIndex(
              "part_bought_idx",
              "bought",
              IndexKind.SAI,
              IndexTarget.VALUES)
          .nativeIndex(
              "part_state_idx",
              "state",
              IndexKind.SAI,
              IndexTarget.VALUES)
          .nativeIndex(
              "part_labels_idx",
              "labels",
              IndexKind.SAI,
              IndexTarget.VALUES)
          .nativeIndex(
              "part_notes_idx",
              "notes",
              IndexKind.SAI,
              IndexTarget.ENTRIES)
          .nativeIndex(
              "part_sizes_idx",
              "sizes",
              IndexKind.SAI,
              IndexTarget.KEYS)
          .nativeIndex(
              "part_sizes_idx_1",
              "sizes",
              IndexKind.SAI,
              IndexTarget.VALUES)
          .nativeIndex(
              "part_code_idx",
              "code",
              IndexKind.SAI,
              IndexTarget.FULL)
          .nativeIndex(
              "PartShelf",
              "shelf",
              IndexKind.LEGACY,
              IndexTarget.VALUES)
          .nativeIndex(
              "part_maker_idx",
              "maker",
              IndexKind.SAI,
              IndexTarget.VALUES)
          .build();

  /** The index table {@code part_by_maker}. */
  public static final DerivedTable PART_BY_MAKER =
      new DerivedTable(
          TableSchema.named("part_by_maker")
              .partitionKey("maker", ScalarType.TEXT)
              .clustering("hall", ScalarType.TEXT, Order.ASC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(11),
              new Component.Copy(0),
              new Component.Copy(1)),
          Maintain.VERIFIED);

  private Depot_PartMapping() {}

  @Override
  public Class<Depot.Part> type() {
    return Depot.Part.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(PART_BY_MAKER);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(HALL, ID, SUPPLIER, PRICE, BOUGHT, STATE, LABELS, NOTES, SIZES, CODE, SHELF,
        MAKER);
  }

  @Override
  public Row write(Depot.Part entity) {
    return Row.of(
        HALL.encode(entity.hall()),
        ID.encode(entity.id()),
        SUPPLIER.encode(entity.supplier()),
        PRICE.encode(entity.price()),
        BOUGHT.encode(entity.bought()),
        STATE.encode(entity.state()),
        LABELS.encode(entity.labels()),
        NOTES.encode(entity.notes()),
        SIZES.encode(entity.sizes()),
        CODE.encode(entity.code()),
        SHELF.encode(entity.shelf()),
        MAKER.encode(entity.maker()));
  }

  @Override
  public Depot.Part read(Row row) {
    return new Depot.Part(
        HALL.decode(row),
        ID.decode(row),
        SUPPLIER.decode(row),
        PRICE.decode(row),
        BOUGHT.decode(row),
        STATE.decode(row),
        LABELS.decode(row),
        NOTES.decode(row),
        SIZES.decode(row),
        CODE.decode(row),
        SHELF.decode(row),
        MAKER.decode(row));
  }
}
