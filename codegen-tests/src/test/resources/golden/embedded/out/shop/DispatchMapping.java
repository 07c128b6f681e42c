package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import shop.parts.Span;

/** Maps {@link Dispatch} to table {@code dispatch}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class DispatchMapping implements EntityMapping<Dispatch> {
  /** The only instance. */
  public static final DispatchMapping INSTANCE = new DispatchMapping();

  /** Column {@code shop uuid}, part of the partition key. */
  public static final Property<UUID> KEY_SHOP = new Property<>("keyShop", 0, Codecs.UUID);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> KEY_NUMBER =
      new Property<>("keyNumber", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code from_street text}. */
  public static final Property<String> SHIP_FROM_STREET =
      new Property<>("shipFromStreet", 2, Codecs.STRING);

  /** Column {@code from_town text}. */
  public static final Property<String> SHIP_FROM_CITY =
      new Property<>("shipFromCity", 3, Codecs.STRING);

  /** Column {@code from_phones set<text>}. */
  public static final Property<Set<String>> SHIP_FROM_PHONES =
      new Property<>("shipFromPhones", 4, Codecs.set(Codecs.STRING));

  /** Column {@code from_latitude double}. */
  public static final Property<Double> SHIP_FROM_POINT_LATITUDE =
      new Property<>("shipFromPointLatitude", 5, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Column {@code from_longitude double}. */
  public static final Property<Double> SHIP_FROM_POINT_LONGITUDE =
      new Property<>("shipFromPointLongitude", 6, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Column {@code to_street text}. */
  public static final Property<String> SHIP_TO_STREET =
      new Property<>("shipToStreet", 7, Codecs.STRING);

  /** Column {@code to_town text}. */
  public static final Property<String> SHIP_TO_CITY =
      new Property<>("shipToCity", 8, Codecs.STRING);

  /** Column {@code to_phones set<text>}. */
  public static final Property<Set<String>> SHIP_TO_PHONES =
      new Property<>("shipToPhones", 9, Codecs.set(Codecs.STRING));

  /** Column {@code to_latitude double}. */
  public static final Property<Double> SHIP_TO_POINT_LATITUDE =
      new Property<>("shipToPointLatitude", 10, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Column {@code to_longitude double}. */
  public static final Property<Double> SHIP_TO_POINT_LONGITUDE =
      new Property<>("shipToPointLongitude", 11, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Column {@code days_first int}. */
  public static final Property<Integer> DAYS_FIRST =
      new Property<>("daysFirst", 12, Codecs.INTEGER);

  /** Column {@code days_last int}. */
  public static final Property<Integer> DAYS_LAST = new Property<>("daysLast", 13, Codecs.INTEGER);

  /** Column {@code note_text text}. */
  public static final Property<String> NOTE = new Property<>("note", 14, Codecs.STRING);

  /** Column {@code made timestamp}. */
  public static final Property<Instant> MADE = new Property<>("made", 15, Codecs.TIMESTAMP);

  /** The table {@code dispatch}. */
  public static final TableSchema TABLE =
      TableSchema.named("dispatch")
          .partitionKey("shop", ScalarType.UUID)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("from_street", ScalarType.TEXT)
          .column("from_town", ScalarType.TEXT)
          .column("from_phones", new SetType(ScalarType.TEXT))
          .column("from_latitude", ScalarType.DOUBLE)
          .column("from_longitude", ScalarType.DOUBLE)
          .column("to_street", ScalarType.TEXT)
          .column("to_town", ScalarType.TEXT)
          .column("to_phones", new SetType(ScalarType.TEXT))
          .column("to_latitude", ScalarType.DOUBLE)
          .column("to_longitude", ScalarType.DOUBLE)
          .column("days_first", ScalarType.INT)
          .column("days_last", ScalarType.INT)
          .column("note_text", ScalarType.TEXT)
          .column("made", ScalarType.TIMESTAMP)
          .build();

  /** The index table {@code dispatches_by_city}. */
  public static final DerivedTable DISPATCHES_BY_CITY =
      new DerivedTable(
          TableSchema.named("dispatches_by_city")
              .partitionKey("to_town", ScalarType.TEXT)
              .clustering("to_latitude", ScalarType.DOUBLE, Order.DESC)
              .clustering("shop", ScalarType.UUID, Order.ASC)
              .clustering("number", ScalarType.INT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(8),
              new Component.Copy(10),
              new Component.Copy(0),
              new Component.Copy(1)),
          Maintain.SERIAL);

  private DispatchMapping() {}

  @Override
  public Class<Dispatch> type() {
    return Dispatch.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(DISPATCHES_BY_CITY);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(KEY_SHOP, KEY_NUMBER, SHIP_FROM_STREET, SHIP_FROM_CITY, SHIP_FROM_PHONES,
        SHIP_FROM_POINT_LATITUDE, SHIP_FROM_POINT_LONGITUDE, SHIP_TO_STREET, SHIP_TO_CITY,
        SHIP_TO_PHONES, SHIP_TO_POINT_LATITUDE, SHIP_TO_POINT_LONGITUDE, DAYS_FIRST, DAYS_LAST,
        NOTE, MADE);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(SHIP_FROM_STREET, SHIP_FROM_CITY, SHIP_FROM_PHONES, SHIP_FROM_POINT_LATITUDE,
        SHIP_FROM_POINT_LONGITUDE);
  }

  @Override
  public Dispatch generated(Dispatch entity) {
    if (entity.made() != null) {
      return entity;
    }
    return new Dispatch(
        entity.key(),
        entity.shipFrom(),
        entity.shipTo(),
        entity.days(),
        entity.note(),
        entity.made() == null ? GeneratedValues.instant() : entity.made());
  }

  @Override
  public Row write(Dispatch entity) {
    Key key = entity.key();
    Address shipFrom = entity.shipFrom();
    Point shipFromPoint = shipFrom == null ? null : shipFrom.point();
    Address shipTo = entity.shipTo();
    Point shipToPoint = shipTo == null ? null : shipTo.point();
    Span<Integer> days = entity.days();
    return Row.of(
        KEY_SHOP.encode(key == null ? null : key.shop()),
        KEY_NUMBER.encode(key == null ? null : key.number()),
        SHIP_FROM_STREET.encode(shipFrom == null ? null : shipFrom.street()),
        SHIP_FROM_CITY.encode(shipFrom == null ? null : shipFrom.city()),
        SHIP_FROM_PHONES.encode(shipFrom == null ? null : shipFrom.phones()),
        SHIP_FROM_POINT_LATITUDE.encode(shipFromPoint == null ? null : shipFromPoint.getLatitude()),
        SHIP_FROM_POINT_LONGITUDE.encode(shipFromPoint == null ? null : shipFromPoint.getLongitude()),
        SHIP_TO_STREET.encode(shipTo == null ? null : shipTo.street()),
        SHIP_TO_CITY.encode(shipTo == null ? null : shipTo.city()),
        SHIP_TO_PHONES.encode(shipTo == null ? null : shipTo.phones()),
        SHIP_TO_POINT_LATITUDE.encode(shipToPoint == null ? null : shipToPoint.getLatitude()),
        SHIP_TO_POINT_LONGITUDE.encode(shipToPoint == null ? null : shipToPoint.getLongitude()),
        DAYS_FIRST.encode(days == null ? null : days.first()),
        DAYS_LAST.encode(days == null ? null : days.last()),
        NOTE.encode(entity.note()),
        MADE.encode(entity.made()));
  }

  @Override
  public Dispatch read(Row row) {
    return new Dispatch(
        readKey(row),
        readShipFrom(row),
        readShipTo(row),
        readDays(row),
        NOTE.decode(row),
        MADE.decode(row));
  }

  private static Key readKey(Row row) {
    return new Key(
        KEY_SHOP.decode(row),
        KEY_NUMBER.decode(row));
  }

  private static Address readShipFrom(Row row) {
    if (row.get(2) == null
        && row.get(3) == null
        && row.get(4) == null
        && row.get(5) == null
        && row.get(6) == null) {
      return null;
    }
    return new Address(
        SHIP_FROM_STREET.decode(row),
        SHIP_FROM_CITY.decode(row),
        SHIP_FROM_PHONES.decode(row),
        readShipFromPoint(row));
  }

  private static Point readShipFromPoint(Row row) {
    if (row.get(5) == null
        && row.get(6) == null) {
      return null;
    }
    Point shipFromPoint = new Point();
    shipFromPoint.setLatitude(SHIP_FROM_POINT_LATITUDE.decode(row));
    shipFromPoint.setLongitude(SHIP_FROM_POINT_LONGITUDE.decode(row));
    return shipFromPoint;
  }

  private static Address readShipTo(Row row) {
    if (row.get(7) == null
        && row.get(8) == null
        && row.get(9) == null
        && row.get(10) == null
        && row.get(11) == null) {
      return null;
    }
    return new Address(
        SHIP_TO_STREET.decode(row),
        SHIP_TO_CITY.decode(row),
        SHIP_TO_PHONES.decode(row),
        readShipToPoint(row));
  }

  private static Point readShipToPoint(Row row) {
    if (row.get(10) == null
        && row.get(11) == null) {
      return null;
    }
    Point shipToPoint = new Point();
    shipToPoint.setLatitude(SHIP_TO_POINT_LATITUDE.decode(row));
    shipToPoint.setLongitude(SHIP_TO_POINT_LONGITUDE.decode(row));
    return shipToPoint;
  }

  private static Span<Integer> readDays(Row row) {
    if (row.get(12) == null
        && row.get(13) == null) {
      return null;
    }
    return new Span<Integer>(
        DAYS_FIRST.decode(row),
        DAYS_LAST.decode(row));
  }
}
