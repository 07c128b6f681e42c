package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Film} to table {@code film}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class FilmMapping implements EntityMapping<Film> {
  /** The only instance. */
  public static final FilmMapping INSTANCE = new FilmMapping();

  /** Column {@code studio text}, part of the partition key. */
  public static final Property<String> STUDIO = new Property<>("studio", 0, Codecs.STRING);

  /** Column {@code title text}, a clustering column. */
  public static final Property<String> TITLE = new Property<>("title", 1, Codecs.STRING);

  /** Column {@code country text}, a static column: one value for each partition. */
  public static final Property<String> COUNTRY = new Property<>("country", 2, Codecs.STRING);

  /** Column {@code director text}. */
  public static final Property<String> DIRECTOR = new Property<>("director", 3, Codecs.STRING);

  /** Column {@code year int}. */
  public static final Property<Integer> YEAR =
      new Property<>("year", 4, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code genre text}. */
  public static final Property<Film.Genre> GENRE =
      new Property<>("genre", 5, Codecs.ofEnum(Film.Genre.class, Film.Genre.values()));

  /** Column {@code minutes int}. */
  public static final Property<Integer> MINUTES = new Property<>("minutes", 6, Codecs.INTEGER);

  /** Column {@code rating double}. */
  public static final Property<Double> RATING =
      new Property<>("rating", 7, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Column {@code seen boolean}. */
  public static final Property<Boolean> SEEN =
      new Property<>("seen", 8, Codecs.orElse(Codecs.BOOLEAN, false));

  /** Column {@code place place}. */
  public static final Property<Film.Place> PLACE =
      new Property<>("place", 9, Film_PlaceMapping.INSTANCE);

  /** Column {@code tags set<text>}. */
  public static final Property<Set<String>> TAGS =
      new Property<>("tags", 10, Codecs.set(Codecs.STRING));

  /** Column {@code cast list<text>}. */
  public static final Property<List<String>> CAST =
      new Property<>("cast", 11, Codecs.list(Codecs.STRING));

  /** The table {@code film}. */
  public static final TableSchema TABLE =
      TableSchema.named("film")
          .partitionKey("studio", ScalarType.TEXT)
          .clustering("title", ScalarType.TEXT, Order.ASC)
          .staticColumn("country", ScalarType.TEXT)
          .column("director", ScalarType.TEXT)
          .column("year", ScalarType.INT)
          .column("genre", ScalarType.TEXT)
          .column("minutes", ScalarType.INT)
          .column("rating", ScalarType.DOUBLE)
          .column("seen", ScalarType.BOOLEAN)
          .column("place", Film_PlaceMapping.TYPE)
          .column("tags", new SetType(ScalarType.TEXT))
          .column("cast", new ListType(ScalarType.TEXT))
          .build();

  /** The index table {@code film_by_director}. */
  public static final DerivedTable FILM_BY_DIRECTOR =
      new DerivedTable(
          TableSchema.named("film_by_director")
              .partitionKey("director", ScalarType.TEXT)
              .clustering("year", ScalarType.INT, Order.DESC)
              .clustering("studio", ScalarType.TEXT, Order.ASC)
              .clustering("title", ScalarType.TEXT, Order.ASC)
              .column("genre", ScalarType.TEXT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(3),
              new Component.Copy(4),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(5)),
          Maintain.BLIND);

  private FilmMapping() {}

  @Override
  public Class<Film> type() {
    return Film.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(FILM_BY_DIRECTOR);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(STUDIO, TITLE, COUNTRY, DIRECTOR, YEAR, GENRE, MINUTES, RATING, SEEN, PLACE,
        TAGS, CAST);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(DIRECTOR, YEAR);
  }

  @Override
  public Row write(Film entity) {
    return Row.of(
        STUDIO.encode(entity.studio()),
        TITLE.encode(entity.title()),
        COUNTRY.encode(entity.country()),
        DIRECTOR.encode(entity.director()),
        YEAR.encode(entity.year()),
        GENRE.encode(entity.genre()),
        MINUTES.encode(entity.minutes()),
        RATING.encode(entity.rating()),
        SEEN.encode(entity.seen()),
        PLACE.encode(entity.place()),
        TAGS.encode(entity.tags()),
        CAST.encode(entity.cast()));
  }

  @Override
  public Film read(Row row) {
    return new Film(
        STUDIO.decode(row),
        TITLE.decode(row),
        COUNTRY.decode(row),
        DIRECTOR.decode(row),
        YEAR.decode(row),
        GENRE.decode(row),
        MINUTES.decode(row),
        RATING.decode(row),
        SEEN.decode(row),
        PLACE.decode(row),
        TAGS.decode(row),
        CAST.decode(row));
  }
}
