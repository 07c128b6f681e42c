package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Music.Song} to table {@code song}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Music_SongMapping implements EntityMapping<Music.Song> {
  /** The only instance. */
  public static final Music_SongMapping INSTANCE = new Music_SongMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code title text}. */
  public static final Property<String> TITLE = new Property<>("title", 1, Codecs.STRING);

  /** Column {@code album text}. */
  public static final Property<String> ALBUM = new Property<>("album", 2, Codecs.STRING);

  /** Column {@code length int}. */
  public static final Property<Integer> LENGTH =
      new Property<>("length", 3, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code isrc text}. */
  public static final Property<String> ISRC = new Property<>("isrc", 4, Codecs.STRING);

  /** Column {@code tags set<text>}. */
  public static final Property<Set<String>> TAGS =
      new Property<>("tags", 5, Codecs.set(Codecs.STRING));

  /** Column {@code writers list<text>}. */
  public static final Property<List<String>> WRITERS =
      new Property<>("writers", 6, Codecs.list(Codecs.STRING));

  /** Column {@code ratings map<text, int>}. */
  public static final Property<Map<String, Integer>> RATINGS =
      new Property<>("ratings", 7, Codecs.map(Codecs.STRING, Codecs.INTEGER));

  /** Column {@code links frozen<list<text>>}. */
  public static final Property<List<String>> LINKS =
      new Property<>("links", 8, Codecs.list(Codecs.STRING));

  /** The table {@code song}. */
  public static final TableSchema TABLE =
      TableSchema.named("song")
          .partitionKey("id", ScalarType.TEXT)
          .column("title", ScalarType.TEXT)
          .column("album", ScalarType.TEXT)
          .column("length", ScalarType.INT)
          .column("isrc", ScalarType.TEXT)
          .column("tags", new SetType(ScalarType.TEXT))
          .column("writers", new ListType(ScalarType.TEXT))
          .column("ratings", new MapType(ScalarType.TEXT, ScalarType.INT))
          .column("links", new ListType(ScalarType.TEXT, true))
          .build();

  /** The index table {@code songs_by_album}. */
  public static final DerivedTable SONGS_BY_ALBUM =
      new DerivedTable(
          TableSchema.named("songs_by_album")
              .partitionKey("album", ScalarType.TEXT)
              .clustering("length", ScalarType.INT, Order.DESC)
              .clustering("id", ScalarType.TEXT, Order.ASC)
              .column("title", ScalarType.TEXT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(3),
              new Component.Copy(0),
              new Component.Copy(1)),
          Maintain.VERIFIED);

  private Music_SongMapping() {}

  @Override
  public Class<Music.Song> type() {
    return Music.Song.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(SONGS_BY_ALBUM);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, TITLE, ALBUM, LENGTH, ISRC, TAGS, WRITERS, RATINGS, LINKS);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(ISRC);
  }

  @Override
  public Row write(Music.Song entity) {
    return Row.of(
        ID.encode(entity.id()),
        TITLE.encode(entity.title()),
        ALBUM.encode(entity.album()),
        LENGTH.encode(entity.length()),
        ISRC.encode(entity.isrc()),
        TAGS.encode(entity.tags()),
        WRITERS.encode(entity.writers()),
        RATINGS.encode(entity.ratings()),
        LINKS.encode(entity.links()));
  }

  @Override
  public Music.Song read(Row row) {
    return new Music.Song(
        ID.decode(row),
        TITLE.decode(row),
        ALBUM.decode(row),
        LENGTH.decode(row),
        ISRC.decode(row),
        TAGS.decode(row),
        WRITERS.decode(row),
        RATINGS.decode(row),
        LINKS.decode(row));
  }
}
