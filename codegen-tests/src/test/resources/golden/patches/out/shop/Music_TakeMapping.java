package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Music.Take} to table {@code take}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Music_TakeMapping implements EntityMapping<Music.Take> {
  /** The only instance. */
  public static final Music_TakeMapping INSTANCE = new Music_TakeMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code note text}. */
  public static final Property<String> NOTE = new Property<>("note", 1, Codecs.STRING);

  /** Column {@code version bigint}. */
  public static final Property<Long> VERSION =
      new Property<>("version", 2, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code take}. */
  public static final TableSchema TABLE =
      TableSchema.named("take")
          .partitionKey("id", ScalarType.TEXT)
          .column("note", ScalarType.TEXT)
          .column("version", ScalarType.BIGINT)
          .build();

  private Music_TakeMapping() {}

  @Override
  public Class<Music.Take> type() {
    return Music.Take.class;
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
    return List.of(ID, NOTE, VERSION);
  }

  @Override
  public int versionColumn() {
    return 2;
  }

  @Override
  public Row write(Music.Take entity) {
    return Row.of(
        ID.encode(entity.id()),
        NOTE.encode(entity.note()),
        VERSION.encode(entity.version()));
  }

  @Override
  public Music.Take read(Row row) {
    return new Music.Take(
        ID.decode(row),
        NOTE.decode(row),
        VERSION.decode(row));
  }
}
