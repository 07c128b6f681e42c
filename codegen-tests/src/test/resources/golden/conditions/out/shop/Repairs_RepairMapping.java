package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Repairs.Repair} to table {@code repair}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Repairs_RepairMapping implements EntityMapping<Repairs.Repair> {
  /** The only instance. */
  public static final Repairs_RepairMapping INSTANCE = new Repairs_RepairMapping();

  /** Column {@code shop text}, part of the partition key. */
  public static final Property<String> SHOP = new Property<>("shop", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code closed date}, a static column: one value for each partition. */
  public static final Property<LocalDate> CLOSED = new Property<>("closed", 2, Codecs.DATE);

  /** Column {@code status text}. */
  public static final Property<Repairs.Status> STATUS =
      new Property<>("status", 3, Codecs.ofEnum(Repairs.Status.class, Repairs.Status.values()));

  /** Column {@code price decimal}. */
  public static final Property<BigDecimal> PRICE = new Property<>("price", 4, Codecs.DECIMAL);

  /** Column {@code minutes bigint}. */
  public static final Property<Long> MINUTES =
      new Property<>("minutes", 5, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code parts varint}. */
  public static final Property<BigInteger> PARTS = new Property<>("parts", 6, Codecs.VARINT);

  /** Column {@code paid boolean}. */
  public static final Property<Boolean> PAID =
      new Property<>("paid", 7, Codecs.orElse(Codecs.BOOLEAN, false));

  /** Column {@code worker text}. */
  public static final Property<Repairs.Worker> WORKER =
      new Property<>("worker", 8, Codecs.<Repairs.Worker, String>converted(Codecs.STRING, Repairs.Worker::new, Repairs.Worker::name));

  /** Column {@code due timestamp}. */
  public static final Property<Instant> DUE = new Property<>("due", 9, Codecs.TIMESTAMP);

  /** Column {@code steps list<text>}. */
  public static final Property<List<String>> STEPS =
      new Property<>("steps", 10, Codecs.list(Codecs.STRING));

  /** Column {@code tags set<text>}. */
  public static final Property<Set<String>> TAGS =
      new Property<>("tags", 11, Codecs.set(Codecs.STRING));

  /** Column {@code labels map<text, int>}. */
  public static final Property<Map<String, Integer>> LABELS =
      new Property<>("labels", 12, Codecs.map(Codecs.STRING, Codecs.INTEGER));

  /** Column {@code place place}. */
  public static final Property<Repairs.Place> PLACE =
      new Property<>("place", 13, Repairs_PlaceMapping.INSTANCE);

  /** The table {@code repair}. */
  public static final TableSchema TABLE =
      TableSchema.named("repair")
          .partitionKey("shop", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .staticColumn("closed", ScalarType.DATE)
          .column("status", ScalarType.TEXT)
          .column("price", ScalarType.DECIMAL)
          .column("minutes", ScalarType.BIGINT)
          .column("parts", ScalarType.VARINT)
          .column("paid", ScalarType.BOOLEAN)
          .column("worker", ScalarType.TEXT)
          .column("due", ScalarType.TIMESTAMP)
          .column("steps", new ListType(ScalarType.TEXT))
          .column("tags", new SetType(ScalarType.TEXT))
          .column("labels", new MapType(ScalarType.TEXT, ScalarType.INT))
          .column("place", Repairs_PlaceMapping.TYPE)
          .build();

  private Repairs_RepairMapping() {}

  @Override
  public Class<Repairs.Repair> type() {
    return Repairs.Repair.class;
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
    return List.of(SHOP, NUMBER, CLOSED, STATUS, PRICE, MINUTES, PARTS, PAID, WORKER, DUE, STEPS,
        TAGS, LABELS, PLACE);
  }

  @Override
  public Row write(Repairs.Repair entity) {
    return Row.of(
        SHOP.encode(entity.shop()),
        NUMBER.encode(entity.number()),
        CLOSED.encode(entity.closed()),
        STATUS.encode(entity.status()),
        PRICE.encode(entity.price()),
        MINUTES.encode(entity.minutes()),
        PARTS.encode(entity.parts()),
        PAID.encode(entity.paid()),
        WORKER.encode(entity.worker()),
        DUE.encode(entity.due()),
        STEPS.encode(entity.steps()),
        TAGS.encode(entity.tags()),
        LABELS.encode(entity.labels()),
        PLACE.encode(entity.place()));
  }

  @Override
  public Repairs.Repair read(Row row) {
    return new Repairs.Repair(
        SHOP.decode(row),
        NUMBER.decode(row),
        CLOSED.decode(row),
        STATUS.decode(row),
        PRICE.decode(row),
        MINUTES.decode(row),
        PARTS.decode(row),
        PAID.decode(row),
        WORKER.decode(row),
        DUE.decode(row),
        STEPS.decode(row),
        TAGS.decode(row),
        LABELS.decode(row),
        PLACE.decode(row));
  }
}
