package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Clips.Comment} to table {@code comments}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Clips_CommentMapping implements EntityMapping<Clips.Comment> {
  /** The only instance. */
  public static final Clips_CommentMapping INSTANCE = new Clips_CommentMapping();

  /** Column {@code clip uuid}, part of the partition key. */
  public static final Property<UUID> CLIP = new Property<>("clip", 0, Codecs.UUID);

  /** Column {@code id timeuuid}, a clustering column, largest first. */
  public static final Property<UUID> ID = new Property<>("id", 1, Codecs.UUID);

  /** Column {@code author text}. */
  public static final Property<String> AUTHOR = new Property<>("author", 2, Codecs.STRING);

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 3, Codecs.STRING);

  /** The table {@code comments}. */
  public static final TableSchema TABLE =
      TableSchema.named("comments")
          .partitionKey("clip", ScalarType.UUID)
          .clustering("id", ScalarType.TIMEUUID, Order.DESC)
          .column("author", ScalarType.TEXT)
          .column("text", ScalarType.TEXT)
          .build();

  /** The index table {@code comments_by_author}. */
  public static final DerivedTable COMMENTS_BY_AUTHOR =
      new DerivedTable(
          TableSchema.named("comments_by_author")
              .partitionKey("username", ScalarType.TEXT)
              .clustering("id", ScalarType.TIMEUUID, Order.DESC)
              .column("clip", ScalarType.UUID)
              .column("comment", ScalarType.TEXT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(1),
              new Component.Copy(0),
              new Component.Copy(3)),
          Maintain.BLIND);

  private Clips_CommentMapping() {}

  @Override
  public Class<Clips.Comment> type() {
    return Clips.Comment.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(COMMENTS_BY_AUTHOR);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(CLIP, ID, AUTHOR, TEXT);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(AUTHOR);
  }

  @Override
  public Row write(Clips.Comment entity) {
    return Row.of(
        CLIP.encode(entity.clip()),
        ID.encode(entity.id()),
        AUTHOR.encode(entity.author()),
        TEXT.encode(entity.text()));
  }

  @Override
  public Clips.Comment read(Row row) {
    return new Clips.Comment(
        CLIP.decode(row),
        ID.decode(row),
        AUTHOR.decode(row),
        TEXT.decode(row));
  }
}
