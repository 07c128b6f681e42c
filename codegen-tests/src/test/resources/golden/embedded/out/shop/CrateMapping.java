package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Crate} to table {@code crate}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class CrateMapping implements EntityMapping<Crate> {
  /** The only instance. */
  public static final CrateMapping INSTANCE = new CrateMapping();

  /** Column {@code owner text}, part of the partition key. */
  public static final Property<String> OWNER = new Property<>("owner", 0, Codecs.STRING);

  /** Column {@code row int}, a clustering column. */
  public static final Property<Integer> ROW =
      new Property<>("row", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code latitude double}. */
  public static final Property<Double> PLACE_LATITUDE =
      new Property<>("placeLatitude", 2, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Column {@code longitude double}. */
  public static final Property<Double> PLACE_LONGITUDE =
      new Property<>("placeLongitude", 3, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Column {@code owner_street text}, a static column: one value for each partition. */
  public static final Property<String> ENTITY_STREET =
      new Property<>("entityStreet", 4, Codecs.STRING);

  /** Column {@code owner_town text}, a static column: one value for each partition. */
  public static final Property<String> ENTITY_CITY = new Property<>("entityCity", 5, Codecs.STRING);

  /** Column {@code owner_phones set<text>}, a static column: one value for each partition. */
  public static final Property<Set<String>> ENTITY_PHONES =
      new Property<>("entityPhones", 6, Codecs.set(Codecs.STRING));

  /** Column {@code owner_latitude double}, a static column: one value for each partition. */
  public static final Property<Double> ENTITY_POINT_LATITUDE =
      new Property<>("entityPointLatitude", 7, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Column {@code owner_longitude double}, a static column: one value for each partition. */
  public static final Property<Double> ENTITY_POINT_LONGITUDE =
      new Property<>("entityPointLongitude", 8, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** The table {@code crate}. */
  public static final TableSchema TABLE =
      TableSchema.named("crate")
          .partitionKey("owner", ScalarType.TEXT)
          .clustering("row", ScalarType.INT, Order.ASC)
          .column("latitude", ScalarType.DOUBLE)
          .column("longitude", ScalarType.DOUBLE)
          .staticColumn("owner_street", ScalarType.TEXT)
          .staticColumn("owner_town", ScalarType.TEXT)
          .staticColumn("owner_phones", new SetType(ScalarType.TEXT))
          .staticColumn("owner_latitude", ScalarType.DOUBLE)
          .staticColumn("owner_longitude", ScalarType.DOUBLE)
          .build();

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
    return List.of();
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(OWNER, ROW, PLACE_LATITUDE, PLACE_LONGITUDE, ENTITY_STREET, ENTITY_CITY,
        ENTITY_PHONES, ENTITY_POINT_LATITUDE, ENTITY_POINT_LONGITUDE);
  }

  @Override
  public Row write(Crate entity) {
    Point place = entity.getPlace();
    Address entity_2 = entity.entity;
    Point entityPoint = entity_2 == null ? null : entity_2.point();
    return Row.of(
        OWNER.encode(entity.owner),
        ROW.encode(entity.row),
        PLACE_LATITUDE.encode(place == null ? null : place.getLatitude()),
        PLACE_LONGITUDE.encode(place == null ? null : place.getLongitude()),
        ENTITY_STREET.encode(entity_2 == null ? null : entity_2.street()),
        ENTITY_CITY.encode(entity_2 == null ? null : entity_2.city()),
        ENTITY_PHONES.encode(entity_2 == null ? null : entity_2.phones()),
        ENTITY_POINT_LATITUDE.encode(entityPoint == null ? null : entityPoint.getLatitude()),
        ENTITY_POINT_LONGITUDE.encode(entityPoint == null ? null : entityPoint.getLongitude()));
  }

  @Override
  public Crate read(Row row) {
    Crate entity = new Crate();
    fill(row, entity);
    return entity;
  }

  @Override
  public void fill(Row row, Crate entity) {
    entity.owner = OWNER.decode(row);
    entity.row = ROW.decode(row);
    entity.place(readPlace(row));
    entity.entity = readEntity(row);
  }

  private static Point readPlace(Row row) {
    if (row.get(2) == null
        && row.get(3) == null) {
      return null;
    }
    Point place = new Point();
    place.setLatitude(PLACE_LATITUDE.decode(row));
    place.setLongitude(PLACE_LONGITUDE.decode(row));
    return place;
  }

  private static Address readEntity(Row row) {
    if (row.get(4) == null
        && row.get(5) == null
        && row.get(6) == null
        && row.get(7) == null
        && row.get(8) == null) {
      return null;
    }
    return new Address(
        ENTITY_STREET.decode(row),
        ENTITY_CITY.decode(row),
        ENTITY_PHONES.decode(row),
        readEntityPoint(row));
  }

  private static Point readEntityPoint(Row row) {
    if (row.get(7) == null
        && row.get(8) == null) {
      return null;
    }
    Point entityPoint = new Point();
    entityPoint.setLatitude(ENTITY_POINT_LATITUDE.decode(row));
    entityPoint.setLongitude(ENTITY_POINT_LONGITUDE.decode(row));
    return entityPoint;
  }
}
