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
import dev.rowan.spi.schema.Period;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Bid} to table {@code bid}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class BidMapping implements EntityMapping<Bid> {
  /** The only instance. */
  public static final BidMapping INSTANCE = new BidMapping();

  /** Column {@code lot int}, part of the partition key. */
  public static final Property<Bid.Lot> LOT =
      new Property<>("lot", 0, Codecs.<Bid.Lot, Integer>converted(Codecs.INTEGER, Bid.Lot::new, Bid.Lot::number));

  /** Column {@code state text}, a clustering column. */
  public static final Property<Bid.State> STATE =
      new Property<>("state", 1, Codecs.ofEnum(Bid.State.class, Bid.State.values()));

  /** Column {@code amount bigint}, a clustering column, largest first. */
  public static final Property<Long> AMOUNT =
      new Property<>("amount", 2, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code id uuid}, a clustering column. */
  public static final Property<UUID> ID = new Property<>("id", 3, Codecs.UUID);

  /** Column {@code open boolean}. */
  public static final Property<Boolean> OPEN =
      new Property<>("open", 4, Codecs.orElse(Codecs.BOOLEAN, false));

  /** Column {@code at timestamp}. */
  public static final Property<Instant> AT = new Property<>("at", 5, Codecs.TIMESTAMP);

  /** Column {@code tags set<text>}. */
  public static final Property<Set<String>> TAGS =
      new Property<>("tags", 6, Codecs.set(Codecs.STRING));

  /** The day of {@code at}. */
  public static final KeyComponent<LocalDate> AT_DAY = new KeyComponent<>("atDay", Codecs.DAY);

  /** The shard of {@code id}, from 0 to 3. */
  public static final KeyComponent<Integer> ID_SHARD_4 =
      new KeyComponent<>("idShard", Codecs.INTEGER);

  /** One element of {@code tags}. */
  public static final KeyComponent<String> TAGS_ELEMENT = new KeyComponent<>("tag", Codecs.STRING);

  /** The table {@code bid}. */
  public static final TableSchema TABLE =
      TableSchema.named("bid")
          .partitionKey("lot", ScalarType.INT)
          .clustering("state", ScalarType.TEXT, Order.ASC)
          .clustering("amount", ScalarType.BIGINT, Order.DESC)
          .clustering("id", ScalarType.UUID, Order.ASC)
          .column("open", ScalarType.BOOLEAN)
          .column("at", ScalarType.TIMESTAMP)
          .column("tags", new SetType(ScalarType.TEXT))
          .build();

  /** The index table {@code bid_by_day}. */
  public static final DerivedTable BID_BY_DAY =
      new DerivedTable(
          TableSchema.named("bid_by_day")
              .partitionKey("at_day", ScalarType.DATE)
              .partitionKey("id_shard_4", ScalarType.INT)
              .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .clustering("lot", ScalarType.INT, Order.ASC)
              .clustering("state", ScalarType.TEXT, Order.ASC)
              .clustering("amount", ScalarType.BIGINT, Order.ASC)
              .column("open", ScalarType.BOOLEAN)
              .column("tags", new SetType(ScalarType.TEXT, true))
              .build(),
          TABLE,
          List.of(
              new Component.PeriodOf(5, Period.DAY),
              new Component.ShardOf(3, 4),
              new Component.Copy(5),
              new Component.Copy(3),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(2),
              new Component.Copy(4),
              new Component.Copy(6)),
          Maintain.VERIFIED);

  /** The index table {@code bid_by_tag}. */
  public static final DerivedTable BID_BY_TAG =
      new DerivedTable(
          TableSchema.named("bid_by_tag")
              .partitionKey("tag", ScalarType.TEXT)
              .clustering("lot", ScalarType.INT, Order.ASC)
              .clustering("state", ScalarType.TEXT, Order.ASC)
              .clustering("amount", ScalarType.BIGINT, Order.ASC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.ElementOf(6),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(2),
              new Component.Copy(3)),
          Maintain.VERIFIED);

  private BidMapping() {}

  @Override
  public Class<Bid> type() {
    return Bid.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(BID_BY_DAY, BID_BY_TAG);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(LOT, STATE, AMOUNT, ID, OPEN, AT, TAGS);
  }

  @Override
  public List<DeclaredFigures> figures() {
    return List.of(
        new DeclaredFigures("bid_by_day", 4.0, 1, 3, 0.0, 0.0, 0.0, 0.0));
  }

  @Override
  public Row write(Bid entity) {
    return Row.of(
        LOT.encode(entity.lot()),
        STATE.encode(entity.state()),
        AMOUNT.encode(entity.amount()),
        ID.encode(entity.id()),
        OPEN.encode(entity.open()),
        AT.encode(entity.at()),
        TAGS.encode(entity.tags()));
  }

  @Override
  public Bid read(Row row) {
    return new Bid(
        LOT.decode(row),
        STATE.decode(row),
        AMOUNT.decode(row),
        ID.decode(row),
        OPEN.decode(row),
        AT.decode(row),
        TAGS.decode(row));
  }
}
