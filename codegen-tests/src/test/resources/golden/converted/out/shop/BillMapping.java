package shop;

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
import dev.rowan.spi.schema.Period;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.net.URI;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.BitSet;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Bill} to table {@code bill}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class BillMapping implements EntityMapping<Bill> {
  /** The only instance. */
  public static final BillMapping INSTANCE = new BillMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<Id<Bill>> ID =
      new Property<>("id", 0, Codecs.<Id<Bill>, UUID>converted(Codecs.UUID, Id<Bill>::new, Id<Bill>::value));

  /** Column {@code line int}, a clustering column. */
  public static final Property<Bill.Line> LINE =
      new Property<>("line", 1, Codecs.<Bill.Line, Integer>converted(Codecs.INTEGER, Bill.Line::new, Bill.Line::number));

  /** Column {@code seller text}. */
  public static final Property<Bill.Seller> SELLER =
      new Property<>("seller", 2, Codecs.<Bill.Seller, String>converted(Codecs.STRING, Bill.Seller::new, Bill.Seller::name));

  /** Column {@code issued_at timestamp}. */
  public static final Property<LocalDateTime> ISSUED_AT =
      new Property<>("issuedAt", 3, Codecs.LOCAL_DATE_TIME);

  /** Column {@code total text}. */
  public static final Property<Money> TOTAL =
      new Property<>("total", 4, Codecs.convertedBy(Codecs.STRING, new Money.AsText()));

  /** Column {@code discount decimal}. */
  public static final Property<Money> DISCOUNT =
      new Property<>("discount", 5, Codecs.convertedBy(Codecs.DECIMAL, new Bill.OnlyAmount()));

  /** Column {@code tax int}. */
  public static final Property<Percent> TAX =
      new Property<>("tax", 6, Codecs.convertedBy(Codecs.INTEGER, new PercentConverter()));

  /** Column {@code reseller text}. */
  public static final Property<Optional<Bill.Seller>> RESELLER =
      new Property<>("reseller", 7, Codecs.optional(Codecs.<Bill.Seller, String>converted(Codecs.STRING, Bill.Seller::new, Bill.Seller::name)));

  /** Column {@code remarks frozen<list<text>>}. */
  public static final Property<Optional<List<String>>> REMARKS =
      new Property<>("remarks", 8, Codecs.optional(Codecs.list(Codecs.STRING)));

  /** Column {@code helpers set<text>}. */
  public static final Property<Set<Bill.Seller>> HELPERS =
      new Property<>("helpers", 9, Codecs.set(Codecs.<Bill.Seller, String>converted(Codecs.STRING, Bill.Seller::new, Bill.Seller::name)));

  /** Column {@code shares map<text, text>}. */
  public static final Property<Map<Bill.Seller, Money>> SHARES =
      new Property<>("shares", 10, Codecs.map(Codecs.<Bill.Seller, String>converted(Codecs.STRING, Bill.Seller::new, Bill.Seller::name), Codecs.convertedBy(Codecs.STRING, new Money.AsText())));

  /** Column {@code code ascii}. */
  public static final Property<Bill.Code> CODE =
      new Property<>("code", 11, Codecs.<Bill.Code, String>converted(Codecs.STRING, Bill.Code::new, Bill.Code::value));

  /** Column {@code labels frozen<list<text>>}. */
  public static final Property<Bill.Labels> LABELS =
      new Property<>("labels", 12, Codecs.<Bill.Labels, List<String>>converted(Codecs.list(Codecs.STRING), Bill.Labels::new, Bill.Labels::all));

  /** Column {@code count int}. */
  public static final Property<OptionalInt> COUNT =
      new Property<>("count", 13, Codecs.convertedBy(Codecs.INTEGER, new Bill.CountConverter()));

  /** Column {@code grade text}. */
  public static final Property<Character> GRADE =
      new Property<>("grade", 14, Codecs.orElse(Codecs.CHARACTER, '\0'));

  /** Column {@code link text}. */
  public static final Property<URI> LINK = new Property<>("link", 15, Codecs.URI);

  /** Column {@code currency text}. */
  public static final Property<Currency> CURRENCY = new Property<>("currency", 16, Codecs.CURRENCY);

  /** Column {@code locale text}. */
  public static final Property<Locale> LOCALE = new Property<>("locale", 17, Codecs.LOCALE);

  /** Column {@code zone text}. */
  public static final Property<ZoneId> ZONE = new Property<>("zone", 18, Codecs.ZONE_ID);

  /** Column {@code flags blob}. */
  public static final Property<BitSet> FLAGS = new Property<>("flags", 19, Codecs.BIT_SET);

  /** Column {@code place place}. */
  public static final Property<Bill.Place> PLACE =
      new Property<>("place", 20, Bill_PlaceMapping.INSTANCE);

  /** The day of {@code issuedAt}. */
  public static final KeyComponent<LocalDate> ISSUED_AT_DAY =
      new KeyComponent<>("issuedAtDay", Codecs.DAY);

  /** The table {@code bill}. */
  public static final TableSchema TABLE =
      TableSchema.named("bill")
          .partitionKey("id", ScalarType.UUID)
          .clustering("line", ScalarType.INT, Order.ASC)
          .column("seller", ScalarType.TEXT)
          .column("issued_at", ScalarType.TIMESTAMP)
          .column("total", ScalarType.TEXT)
          .column("discount", ScalarType.DECIMAL)
          .column("tax", ScalarType.INT)
          .column("reseller", ScalarType.TEXT)
          .column("remarks", new ListType(ScalarType.TEXT, true))
          .column("helpers", new SetType(ScalarType.TEXT))
          .column("shares", new MapType(ScalarType.TEXT, ScalarType.TEXT))
          .column("code", ScalarType.ASCII)
          .column("labels", new ListType(ScalarType.TEXT, true))
          .column("count", ScalarType.INT)
          .column("grade", ScalarType.TEXT)
          .column("link", ScalarType.TEXT)
          .column("currency", ScalarType.TEXT)
          .column("locale", ScalarType.TEXT)
          .column("zone", ScalarType.TEXT)
          .column("flags", ScalarType.BLOB)
          .column("place", Bill_PlaceMapping.TYPE)
          .build();

  /** The index table {@code bills_by_seller}. */
  public static final DerivedTable BILLS_BY_SELLER =
      new DerivedTable(
          TableSchema.named("bills_by_seller")
              .partitionKey("seller", ScalarType.TEXT)
              .clustering("issued_at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .clustering("line", ScalarType.INT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(3),
              new Component.Copy(0),
              new Component.Copy(1)),
          Maintain.BLIND);

  /** The index table {@code bills_by_day}. */
  public static final DerivedTable BILLS_BY_DAY =
      new DerivedTable(
          TableSchema.named("bills_by_day")
              .partitionKey("seller", ScalarType.TEXT)
              .partitionKey("issued_at_day", ScalarType.DATE)
              .clustering("issued_at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .clustering("line", ScalarType.INT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.PeriodOf(3, Period.DAY),
              new Component.Copy(3),
              new Component.Copy(0),
              new Component.Copy(1)),
          Maintain.BLIND);

  private BillMapping() {}

  @Override
  public Class<Bill> type() {
    return Bill.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(BILLS_BY_SELLER, BILLS_BY_DAY);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, LINE, SELLER, ISSUED_AT, TOTAL, DISCOUNT, TAX, RESELLER, REMARKS, HELPERS,
        SHARES, CODE, LABELS, COUNT, GRADE, LINK, CURRENCY, LOCALE, ZONE, FLAGS, PLACE);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(SELLER, ISSUED_AT);
  }

  @Override
  public Row write(Bill entity) {
    return Row.of(
        ID.encode(entity.id()),
        LINE.encode(entity.line()),
        SELLER.encode(entity.seller()),
        ISSUED_AT.encode(entity.issuedAt()),
        TOTAL.encode(entity.total()),
        DISCOUNT.encode(entity.discount()),
        TAX.encode(entity.tax()),
        RESELLER.encode(entity.reseller()),
        REMARKS.encode(entity.remarks()),
        HELPERS.encode(entity.helpers()),
        SHARES.encode(entity.shares()),
        CODE.encode(entity.code()),
        LABELS.encode(entity.labels()),
        COUNT.encode(entity.count()),
        GRADE.encode(entity.grade()),
        LINK.encode(entity.link()),
        CURRENCY.encode(entity.currency()),
        LOCALE.encode(entity.locale()),
        ZONE.encode(entity.zone()),
        FLAGS.encode(entity.flags()),
        PLACE.encode(entity.place()));
  }

  @Override
  public Bill read(Row row) {
    return new Bill(
        ID.decode(row),
        LINE.decode(row),
        SELLER.decode(row),
        ISSUED_AT.decode(row),
        TOTAL.decode(row),
        DISCOUNT.decode(row),
        TAX.decode(row),
        RESELLER.decode(row),
        REMARKS.decode(row),
        HELPERS.decode(row),
        SHARES.decode(row),
        CODE.decode(row),
        LABELS.decode(row),
        COUNT.decode(row),
        GRADE.decode(row),
        LINK.decode(row),
        CURRENCY.decode(row),
        LOCALE.decode(row),
        ZONE.decode(row),
        FLAGS.decode(row),
        PLACE.decode(row));
  }
}
