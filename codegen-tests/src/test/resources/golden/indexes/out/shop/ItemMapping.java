package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.DeclaredFigures;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.KeyComponent;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.Period;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Item} to table {@code item}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ItemMapping implements EntityMapping<Item> {
  /** The only instance. */
  public static final ItemMapping INSTANCE = new ItemMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);

  /** Column {@code title text}. */
  public static final Property<String> TITLE = new Property<>("title", 1, Codecs.STRING);

  /** Column {@code seller_id text}. */
  public static final Property<String> SELLER_ID = new Property<>("sellerId", 2, Codecs.STRING);

  /** Column {@code price decimal}. */
  public static final Property<BigDecimal> PRICE = new Property<>("price", 3, Codecs.DECIMAL);

  /** Column {@code listed_at timestamp}. */
  public static final Property<Instant> LISTED_AT = new Property<>("listedAt", 4, Codecs.TIMESTAMP);

  /** Column {@code tags set<text>}. */
  public static final Property<Set<String>> TAGS =
      new Property<>("tags", 5, Codecs.set(Codecs.STRING));

  /** Column {@code sizes map<int, text>}. */
  public static final Property<Map<Integer, String>> SIZES =
      new Property<>("sizes", 6, Codecs.map(Codecs.INTEGER, Codecs.STRING));

  /** One element of {@code tags}. */
  public static final KeyComponent<String> TAGS_ELEMENT = new KeyComponent<>("tags", Codecs.STRING);

  /** The month of {@code listedAt}. */
  public static final KeyComponent<LocalDate> LISTED_AT_MONTH =
      new KeyComponent<>("listedAtMonth", Codecs.MONTH);

  /** One element of {@code sizes}. */
  public static final KeyComponent<Integer> SIZES_ELEMENT =
      new KeyComponent<>("sizes", Codecs.INTEGER);

  /** The day of {@code listedAt}. */
  public static final KeyComponent<LocalDate> LISTED_AT_DAY =
      new KeyComponent<>("listedAtDay", Codecs.DAY);

  /** The shard of {@code id}, from 0 to 3. */
  public static final KeyComponent<Integer> ID_SHARD_4 =
      new KeyComponent<>("idShard", Codecs.INTEGER);

  /** The hour of {@code listedAt}. */
  public static final KeyComponent<Instant> LISTED_AT_HOUR =
      new KeyComponent<>("listedAtHour", Codecs.HOUR);

  /** The table {@code item}. */
  public static final TableSchema TABLE =
      TableSchema.named("item")
          .partitionKey("id", ScalarType.UUID)
          .column("title", ScalarType.TEXT)
          .column("seller_id", ScalarType.TEXT)
          .column("price", ScalarType.DECIMAL)
          .column("listed_at", ScalarType.TIMESTAMP)
          .column("tags", new SetType(ScalarType.TEXT))
          .column("sizes", new MapType(ScalarType.INT, ScalarType.TEXT))
          .build();

  /** The index table {@code items_by_seller}. */
  public static final DerivedTable ITEMS_BY_SELLER =
      new DerivedTable(
          TableSchema.named("items_by_seller")
              .partitionKey("seller_id", ScalarType.TEXT)
              .clustering("price", ScalarType.DECIMAL, Order.DESC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(3),
              new Component.Copy(0)),
          Maintain.VERIFIED);

  /** The index table {@code items_by_title}. */
  public static final DerivedTable ITEMS_BY_TITLE =
      new DerivedTable(
          TableSchema.named("items_by_title")
              .partitionKey("title", ScalarType.TEXT)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .column("price", ScalarType.DECIMAL)
              .column("tags", new SetType(ScalarType.TEXT, true))
              .build(),
          TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(0),
              new Component.Copy(3),
              new Component.Copy(5)),
          Maintain.VERIFIED);

  /** The index table {@code items_by_tag}. */
  public static final DerivedTable ITEMS_BY_TAG =
      new DerivedTable(
          TableSchema.named("items_by_tag")
              .partitionKey("tags_element", ScalarType.TEXT)
              .clustering("listed_at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .column("title", ScalarType.TEXT)
              .column("seller_id", ScalarType.TEXT)
              .column("price", ScalarType.DECIMAL)
              .column("tags", new SetType(ScalarType.TEXT, true))
              .column("sizes", new MapType(ScalarType.INT, ScalarType.TEXT, true))
              .build(),
          TABLE,
          List.of(
              new Component.ElementOf(5),
              new Component.Copy(4),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(2),
              new Component.Copy(3),
              new Component.Copy(5),
              new Component.Copy(6)),
          Maintain.VERIFIED);

  /** The index table {@code items_by_size}. */
  public static final DerivedTable ITEMS_BY_SIZE =
      new DerivedTable(
          TableSchema.named("items_by_size")
              .partitionKey("seller_id", ScalarType.TEXT)
              .partitionKey("listed_at_month", ScalarType.DATE)
              .clustering("sizes_element", ScalarType.INT, Order.ASC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.PeriodOf(4, Period.MONTH),
              new Component.ElementOf(6),
              new Component.Copy(0)),
          Maintain.VERIFIED);

  /** The index table {@code items_by_day}. */
  public static final DerivedTable ITEMS_BY_DAY =
      new DerivedTable(
          TableSchema.named("items_by_day")
              .partitionKey("listed_at_day", ScalarType.DATE)
              .clustering("listed_at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .column("title", ScalarType.TEXT)
              .column("seller_id", ScalarType.TEXT)
              .column("price", ScalarType.DECIMAL)
              .column("tags", new SetType(ScalarType.TEXT, true))
              .column("sizes", new MapType(ScalarType.INT, ScalarType.TEXT, true))
              .build(),
          TABLE,
          List.of(
              new Component.PeriodOf(4, Period.DAY),
              new Component.Copy(4),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(2),
              new Component.Copy(3),
              new Component.Copy(5),
              new Component.Copy(6)),
          Maintain.BLIND);

  /** The index table {@code items_by_month}. */
  public static final DerivedTable ITEMS_BY_MONTH =
      new DerivedTable(
          TableSchema.named("items_by_month")
              .partitionKey("listed_at_month", ScalarType.DATE)
              .partitionKey("id_shard_4", ScalarType.INT)
              .clustering("price", ScalarType.DECIMAL, Order.DESC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .column("title", ScalarType.TEXT)
              .column("seller_id", ScalarType.TEXT)
              .column("listed_at", ScalarType.TIMESTAMP)
              .column("tags", new SetType(ScalarType.TEXT, true))
              .column("sizes", new MapType(ScalarType.INT, ScalarType.TEXT, true))
              .build(),
          TABLE,
          List.of(
              new Component.PeriodOf(4, Period.MONTH),
              new Component.ShardOf(0, 4),
              new Component.Copy(3),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(2),
              new Component.Copy(4),
              new Component.Copy(5),
              new Component.Copy(6)),
          Maintain.VERIFIED);

  /** The index table {@code items_by_hour}. */
  public static final DerivedTable ITEMS_BY_HOUR =
      new DerivedTable(
          TableSchema.named("items_by_hour")
              .partitionKey("listed_at_hour", ScalarType.TIMESTAMP)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.PeriodOf(4, Period.HOUR),
              new Component.Copy(0)),
          Maintain.BLIND);

  private ItemMapping() {}

  @Override
  public Class<Item> type() {
    return Item.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(ITEMS_BY_SELLER, ITEMS_BY_TITLE, ITEMS_BY_TAG, ITEMS_BY_SIZE, ITEMS_BY_DAY, ITEMS_BY_MONTH, ITEMS_BY_HOUR);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, TITLE, SELLER_ID, PRICE, LISTED_AT, TAGS, SIZES);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(SELLER_ID, LISTED_AT);
  }

  @Override
  public List<DeclaredFigures> figures() {
    return List.of(
        new DeclaredFigures("items_by_month", 4.0, 1, 3, 0.0, 0.0, 0.0, 0.0));
  }

  @Override
  public Row write(Item entity) {
    return Row.of(
        ID.encode(entity.id()),
        TITLE.encode(entity.title()),
        SELLER_ID.encode(entity.sellerId()),
        PRICE.encode(entity.price()),
        LISTED_AT.encode(entity.listedAt()),
        TAGS.encode(entity.tags()),
        SIZES.encode(entity.sizes()));
  }

  @Override
  public Item read(Row row) {
    return new Item(
        ID.decode(row),
        TITLE.decode(row),
        SELLER_ID.decode(row),
        PRICE.decode(row),
        LISTED_AT.decode(row),
        TAGS.decode(row),
        SIZES.decode(row));
  }
}
