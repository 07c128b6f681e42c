package blog;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.CopiedColumns;
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

/** Maps {@link Post} to table {@code post}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class PostMapping implements EntityMapping<Post> {
  /** The only instance. */
  public static final PostMapping INSTANCE = new PostMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);

  /** Column {@code author_id uuid}. */
  public static final Property<UUID> AUTHOR_ID = new Property<>("authorId", 1, Codecs.UUID);

  /** Column {@code title text}. */
  public static final Property<String> TITLE = new Property<>("title", 2, Codecs.STRING);

  /** Column {@code author_name text}. */
  public static final Property<String> AUTHOR_NAME = new Property<>("authorName", 3, Codecs.STRING);

  /** The table {@code post}. */
  public static final TableSchema TABLE =
      TableSchema.named("post")
          .partitionKey("id", ScalarType.UUID)
          .column("author_id", ScalarType.UUID)
          .column("title", ScalarType.TEXT)
          .column("author_name", ScalarType.TEXT)
          .build();

  /** The index table {@code post_by_author}. */
  public static final DerivedTable POST_BY_AUTHOR =
      new DerivedTable(
          TableSchema.named("post_by_author")
              .partitionKey("author_id", ScalarType.UUID)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .column("title", ScalarType.TEXT)
              .column("author_name", ScalarType.TEXT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(1),
              new Component.Copy(0),
              new Component.Copy(2),
              new Component.Copy(3)),
          Maintain.BLIND);

  private PostMapping() {}

  @Override
  public Class<Post> type() {
    return Post.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(POST_BY_AUTHOR);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, AUTHOR_ID, TITLE, AUTHOR_NAME);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(AUTHOR_ID);
  }

  @Override
  public List<CopiedColumns> copies() {
    return List.of(
        new CopiedColumns(
            AuthorMapping.INSTANCE,
            List.of(1),
            false,
            List.of(new CopiedColumns.Column(3, 1)),
            "post_by_author",
            false));
  }

  @Override
  public Row write(Post entity) {
    return Row.of(
        ID.encode(entity.id()),
        AUTHOR_ID.encode(entity.authorId()),
        TITLE.encode(entity.title()),
        AUTHOR_NAME.encode(entity.authorName()));
  }

  @Override
  public Post read(Row row) {
    return new Post(
        ID.decode(row),
        AUTHOR_ID.decode(row),
        TITLE.decode(row),
        AUTHOR_NAME.decode(row));
  }
}
