package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Shapes.Parcel} to table {@code parcel}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Shapes_ParcelMapping implements EntityMapping<Shapes.Parcel> {
  /** The only instance. */
  public static final Shapes_ParcelMapping INSTANCE = new Shapes_ParcelMapping();

  /** Column {@code shelf text}, part of the partition key. */
  public static final Property<String> SHELF = new Property<>("shelf", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code title text}. */
  public static final Property<String> TITLE = new Property<>("title", 2, Codecs.STRING);

  /** Column {@code size text}. */
  public static final Property<Shapes.Size> SIZE =
      new Property<>("size", 3, Codecs.ofEnum(Shapes.Size.class, Shapes.Size.values()));

  /** Column {@code weight int}. */
  public static final Property<Shapes.Weight> WEIGHT =
      new Property<>("weight", 4, Codecs.<Shapes.Weight, Integer>converted(Codecs.INTEGER, Shapes.Weight::new, Shapes.Weight::grams));

  /** Column {@code tags set<text>}. */
  public static final Property<Set<String>> TAGS =
      new Property<>("tags", 5, Codecs.set(Codecs.STRING));

  /** Column {@code stars int}. */
  public static final Property<Integer> STARS = new Property<>("stars", 6, Codecs.INTEGER);

  /** Column {@code places smallint}. */
  public static final Property<Short> PLACES =
      new Property<>("places", 7, Codecs.orElse(Codecs.SHORT, (short) 0));

  /** Column {@code price float}. */
  public static final Property<Float> PRICE =
      new Property<>("price", 8, Codecs.orElse(Codecs.FLOAT, 0.0f));

  /** The table {@code parcel}. */
  public static final TableSchema TABLE =
      TableSchema.named("parcel")
          .partitionKey("shelf", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("title", ScalarType.TEXT)
          .column("size", ScalarType.TEXT)
          .column("weight", ScalarType.INT)
          .column("tags", new SetType(ScalarType.TEXT))
          .column("stars", ScalarType.INT)
          .column("places", ScalarType.SMALLINT)
          .column("price", ScalarType.FLOAT)
          .build();

  /** The index table {@code parcel_by_title}. */
  public static final DerivedTable PARCEL_BY_TITLE =
      new DerivedTable(
          TableSchema.named("parcel_by_title")
              .partitionKey("title", ScalarType.TEXT)
              .clustering("shelf", ScalarType.TEXT, Order.ASC)
              .clustering("number", ScalarType.INT, Order.ASC)
              .column("size", ScalarType.TEXT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(3)),
          Maintain.VERIFIED);

  private Shapes_ParcelMapping() {}

  @Override
  public Class<Shapes.Parcel> type() {
    return Shapes.Parcel.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(PARCEL_BY_TITLE);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(SHELF, NUMBER, TITLE, SIZE, WEIGHT, TAGS, STARS, PLACES, PRICE);
  }

  @Override
  public Row write(Shapes.Parcel entity) {
    return Row.of(
        SHELF.encode(entity.shelf()),
        NUMBER.encode(entity.number()),
        TITLE.encode(entity.title()),
        SIZE.encode(entity.size()),
        WEIGHT.encode(entity.weight()),
        TAGS.encode(entity.tags()),
        STARS.encode(entity.stars()),
        PLACES.encode(entity.places()),
        PRICE.encode(entity.price()));
  }

  @Override
  public Shapes.Parcel read(Row row) {
    return new Shapes.Parcel(
        SHELF.decode(row),
        NUMBER.decode(row),
        TITLE.decode(row),
        SIZE.decode(row),
        WEIGHT.decode(row),
        TAGS.decode(row),
        STARS.decode(row),
        PLACES.decode(row),
        PRICE.decode(row));
  }
}
