package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.TimeProperty;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Notes.Note} to table {@code note}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Notes_NoteMapping implements EntityMapping<Notes.Note> {
  /** The only instance. */
  public static final Notes_NoteMapping INSTANCE = new Notes_NoteMapping();

  /** Column {@code board text}, part of the partition key. */
  public static final Property<String> BOARD = new Property<>("board", 0, Codecs.STRING);

  /** Column {@code id uuid}, a clustering column. */
  public static final Property<UUID> ID = new Property<>("id", 1, Codecs.UUID);

  /** Column {@code author text}. */
  public static final Property<String> AUTHOR = new Property<>("author", 2, Codecs.STRING);

  /** Column {@code title text}. */
  public static final Property<String> TITLE = new Property<>("title", 3, Codecs.STRING);

  /** Column {@code tags frozen<set<text>>}. */
  public static final Property<Set<String>> TAGS =
      new Property<>("tags", 4, Codecs.set(Codecs.STRING));

  /** Column {@code motto text}, a static column: one value for each partition. */
  public static final Property<String> MOTTO = new Property<>("motto", 5, Codecs.STRING);

  /** Column {@code city text}. */
  public static final Property<String> PLACE_CITY = new Property<>("placeCity", 6, Codecs.STRING);

  /** Column {@code zip int}. */
  public static final Property<Integer> PLACE_ZIP =
      new Property<>("placeZip", 7, Codecs.orElse(Codecs.INTEGER, 0));

  /** The table {@code note}. */
  public static final TableSchema TABLE =
      TableSchema.named("note")
          .partitionKey("board", ScalarType.TEXT)
          .clustering("id", ScalarType.UUID, Order.ASC)
          .column("author", ScalarType.TEXT)
          .column("title", ScalarType.TEXT)
          .column("tags", new SetType(ScalarType.TEXT, true))
          .staticColumn("motto", ScalarType.TEXT)
          .column("city", ScalarType.TEXT)
          .column("zip", ScalarType.INT)
          .build();

  /** The index table {@code notes_by_author}. */
  public static final DerivedTable NOTES_BY_AUTHOR =
      new DerivedTable(
          TableSchema.named("notes_by_author")
              .partitionKey("author", ScalarType.TEXT)
              .clustering("board", ScalarType.TEXT, Order.ASC)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .column("title", ScalarType.TEXT)
              .column("tags", new SetType(ScalarType.TEXT, true))
              .column("city", ScalarType.TEXT)
              .column("zip", ScalarType.INT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(3),
              new Component.Copy(4),
              new Component.Copy(6),
              new Component.Copy(7)),
          Maintain.SERIAL);

  private Notes_NoteMapping() {}

  @Override
  public Class<Notes.Note> type() {
    return Notes.Note.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(NOTES_BY_AUTHOR);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(BOARD, ID, AUTHOR, TITLE, TAGS, MOTTO, PLACE_CITY, PLACE_ZIP);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(AUTHOR);
  }

  @Override
  public List<TimeProperty> times() {
    return List.of(new TimeProperty("edited", TITLE, false),
        new TimeProperty("micros", TITLE, false),
        new TimeProperty("tagged", TAGS, false),
        new TimeProperty("chosen", MOTTO, false),
        new TimeProperty("moved", PLACE_CITY, false),
        new TimeProperty("left", TITLE, true),
        new TimeProperty("seconds", TITLE, true),
        new TimeProperty("tag_seconds", TAGS, true));
  }

  @Override
  public Notes.Note generated(Notes.Note entity) {
    if (entity.id() != null) {
      return entity;
    }
    return new Notes.Note(
        entity.edited(),
        entity.board(),
        entity.id() == null ? GeneratedValues.randomUuid() : entity.id(),
        entity.author(),
        entity.title(),
        entity.tags(),
        entity.motto(),
        entity.place(),
        entity.micros(),
        entity.tagged(),
        entity.chosen(),
        entity.moved(),
        entity.left(),
        entity.seconds(),
        entity.tagSeconds());
  }

  @Override
  public Row write(Notes.Note entity) {
    Notes.Place place = entity.place();
    return Row.of(
        BOARD.encode(entity.board()),
        ID.encode(entity.id()),
        AUTHOR.encode(entity.author()),
        TITLE.encode(entity.title()),
        TAGS.encode(entity.tags()),
        MOTTO.encode(entity.motto()),
        PLACE_CITY.encode(place == null ? null : place.city()),
        PLACE_ZIP.encode(place == null ? null : place.zip()));
  }

  @Override
  public Notes.Note read(Row row) {
    return new Notes.Note(
        TITLE.writeTime(row),
        BOARD.decode(row),
        ID.decode(row),
        AUTHOR.decode(row),
        TITLE.decode(row),
        TAGS.decode(row),
        MOTTO.decode(row),
        readPlace(row),
        TITLE.writeMicros(row),
        TAGS.writeMicrosOrZero(row),
        MOTTO.writeTime(row),
        PLACE_CITY.writeTime(row),
        TITLE.ttl(row),
        TITLE.ttlSeconds(row),
        TAGS.ttlSecondsOrZero(row));
  }

  private static Notes.Place readPlace(Row row) {
    if (row.get(6) == null
        && row.get(7) == null) {
      return null;
    }
    return new Notes.Place(
        PLACE_CITY.decode(row),
        PLACE_ZIP.decode(row));
  }
}
