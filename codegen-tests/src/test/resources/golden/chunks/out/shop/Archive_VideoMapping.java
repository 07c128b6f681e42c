package shop;

import dev.rowan.dao.Chunks;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Archive.Video} to table {@code video}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Archive_VideoMapping implements EntityMapping<Archive.Video> {
  /** The only instance. */
  public static final Archive_VideoMapping INSTANCE = new Archive_VideoMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);

  /** Column {@code title text}. */
  public static final Property<String> TITLE = new Property<>("title", 1, Codecs.STRING);

  /** Column {@code content text}. */
  public static final Property<Chunks> CONTENT = new Property<>("content", 2, Codecs.CHUNKS);

  /** The table {@code video}. */
  public static final TableSchema TABLE =
      TableSchema.named("video")
          .partitionKey("id", ScalarType.UUID)
          .column("title", ScalarType.TEXT)
          .column("content", ScalarType.TEXT)
          .build();

  private Archive_VideoMapping() {}

  @Override
  public Class<Archive.Video> type() {
    return Archive.Video.class;
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
    return List.of(ID, TITLE, CONTENT);
  }

  @Override
  public List<ChunkedColumn> chunked() {
    return List.of(
        ChunkedColumn.of(TABLE, 2, "video_content", 1048576));
  }

  @Override
  public Archive.Video generated(Archive.Video entity) {
    if (entity.id() != null) {
      return entity;
    }
    return new Archive.Video(
        entity.id() == null ? GeneratedValues.randomUuid() : entity.id(),
        entity.title(),
        entity.content());
  }

  @Override
  public Row write(Archive.Video entity) {
    return Row.of(
        ID.encode(entity.id()),
        TITLE.encode(entity.title()),
        CONTENT.encode(entity.content()));
  }

  @Override
  public Archive.Video read(Row row) {
    return new Archive.Video(
        ID.decode(row),
        TITLE.decode(row),
        CONTENT.decode(row));
  }
}
