package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Music.Plays} to table {@code plays}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Music_PlaysMapping implements EntityMapping<Music.Plays> {
  /** The only instance. */
  public static final Music_PlaysMapping INSTANCE = new Music_PlaysMapping();

  /** Column {@code song text}, part of the partition key. */
  public static final Property<String> SONG = new Property<>("song", 0, Codecs.STRING);

  /** Column {@code whole counter}. */
  public static final Property<Long> WHOLE =
      new Property<>("whole", 1, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code parts counter}. */
  public static final Property<Long> PARTS =
      new Property<>("parts", 2, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code plays}. */
  public static final TableSchema TABLE =
      TableSchema.named("plays")
          .partitionKey("song", ScalarType.TEXT)
          .column("whole", CounterType.COUNTER)
          .column("parts", CounterType.COUNTER)
          .build();

  private Music_PlaysMapping() {}

  @Override
  public Class<Music.Plays> type() {
    return Music.Plays.class;
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
    return List.of(SONG, WHOLE, PARTS);
  }

  @Override
  public Row write(Music.Plays entity) {
    return Row.of(
        SONG.encode(entity.song()),
        WHOLE.encode(entity.whole()),
        PARTS.encode(entity.parts()));
  }

  @Override
  public Music.Plays read(Row row) {
    return new Music.Plays(
        SONG.decode(row),
        WHOLE.decode(row),
        PARTS.decode(row));
  }
}
