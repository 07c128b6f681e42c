package dev.rowan.storage.contract;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.binding.Codecs;
import dev.rowan.binding.EntityMapping;
import dev.rowan.binding.Property;
import dev.rowan.schema.Component;
import dev.rowan.schema.Component.Copy;
import dev.rowan.schema.Component.ElementOf;
import dev.rowan.schema.Component.PeriodOf;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.Period;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;

/** The mapping of offers, written like a generated one, with unique table names. */
final class OfferMapping implements EntityMapping<Offer> {
  static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);
  static final Property<String> SELLER = new Property<>("seller", 1, Codecs.STRING);
  static final Property<BigDecimal> PRICE = new Property<>("price", 2, Codecs.DECIMAL);
  static final Property<Instant> LISTED_AT = new Property<>("listedAt", 3, Codecs.TIMESTAMP);
  static final Property<String> TITLE = new Property<>("title", 4, Codecs.STRING);
  static final Property<Set<String>> TAGS = new Property<>("tags", 5, Codecs.set(Codecs.STRING));
  static final Property<Integer> STOCK = new Property<>("stock", 6, Codecs.INTEGER);

  final TableSchema table =
      TablePool.take(
          TableSchema.named("offer")
              .partitionKey("id", ScalarType.UUID)
              .column("seller", ScalarType.TEXT)
              .column("price", ScalarType.DECIMAL)
              .column("listed_at", ScalarType.TIMESTAMP)
              .column("title", ScalarType.TEXT)
              .column("tags", new SetType(ScalarType.TEXT))
              .column("stock", ScalarType.INT));

  /** Keys only, the most expensive first. */
  final DerivedTable bySeller;

  /** One entry for each tag, with the stock. */
  final DerivedTable byTag;

  /** A copy of everything by the day, the latest first. */
  final DerivedTable byDay;

  /** Two columns as partition key, two directions, with the title. */
  final DerivedTable bySellerAndMonth;

  private final Maintain maintain;

  /** Creates the mapping of offers whose derived tables are maintained by this protocol. */
  OfferMapping(Maintain maintain) {
    this.maintain = maintain;
    bySeller =
        derived(
            TableSchema.named("by_seller")
                .partitionKey("seller", ScalarType.TEXT)
                .clustering("price", ScalarType.DECIMAL, Order.DESC)
                .clustering("id", ScalarType.UUID, Order.ASC),
            List.of(new Copy(1), new Copy(2), new Copy(0)));
    byTag =
        derived(
            TableSchema.named("by_tag")
                .partitionKey("tags_element", ScalarType.TEXT)
                .clustering("title", ScalarType.TEXT, Order.ASC)
                .clustering("id", ScalarType.UUID, Order.ASC)
                .column("stock", ScalarType.INT),
            List.of(new ElementOf(5), new Copy(4), new Copy(0), new Copy(6)));
    byDay =
        derived(
            TableSchema.named("by_day")
                .partitionKey("day_listed_at", ScalarType.DATE)
                .clustering("listed_at", ScalarType.TIMESTAMP, Order.DESC)
                .clustering("id", ScalarType.UUID, Order.ASC)
                .column("seller", ScalarType.TEXT)
                .column("price", ScalarType.DECIMAL)
                .column("title", ScalarType.TEXT)
                .column("tags", new SetType(ScalarType.TEXT))
                .column("stock", ScalarType.INT),
            List.of(
                new PeriodOf(3, Period.DAY),
                new Copy(3),
                new Copy(0),
                new Copy(1),
                new Copy(2),
                new Copy(4),
                new Copy(5),
                new Copy(6)));
    bySellerAndMonth =
        derived(
            TableSchema.named("by_month")
                .partitionKey("seller", ScalarType.TEXT)
                .partitionKey("month_listed_at", ScalarType.DATE)
                .clustering("stock", ScalarType.INT, Order.DESC)
                .clustering("listed_at", ScalarType.TIMESTAMP, Order.ASC)
                .clustering("id", ScalarType.UUID, Order.DESC)
                .column("title", ScalarType.TEXT),
            List.of(
                new Copy(1),
                new PeriodOf(3, Period.MONTH),
                new Copy(6),
                new Copy(3),
                new Copy(0),
                new Copy(4)));
  }

  private DerivedTable derived(TableSchema.Builder derived, List<Component> components) {
    return new DerivedTable(TablePool.take(derived, maintain), table, components, maintain);
  }

  @Override
  public TableSchema table() {
    return table;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(bySeller, byTag, byDay, bySellerAndMonth);
  }

  @Override
  public Row write(Offer offer) {
    return Row.of(
        ID.encode(offer.id()),
        SELLER.encode(offer.seller()),
        PRICE.encode(offer.price()),
        LISTED_AT.encode(offer.listedAt()),
        TITLE.encode(offer.title()),
        TAGS.encode(offer.tags()),
        STOCK.encode(offer.stock()));
  }

  @Override
  public Offer read(Row row) {
    return new Offer(
        Objects.requireNonNull(ID.decode(row)),
        SELLER.decode(row),
        PRICE.decode(row),
        LISTED_AT.decode(row),
        TITLE.decode(row),
        Objects.requireNonNull(TAGS.decode(row)),
        STOCK.decode(row));
  }
}
