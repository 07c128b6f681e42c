package blog;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.CopiedColumns;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Comment} to table {@code comment}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class CommentMapping implements EntityMapping<Comment> {
  /** The only instance. */
  public static final CommentMapping INSTANCE = new CommentMapping();

  /** Column {@code writer uuid}, part of the partition key. */
  public static final Property<UUID> WRITER = new Property<>("writer", 0, Codecs.UUID);

  /** Column {@code id uuid}, a clustering column. */
  public static final Property<UUID> ID = new Property<>("id", 1, Codecs.UUID);

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 2, Codecs.STRING);

  /** Column {@code name text}. */
  public static final Property<String> NAME = new Property<>("name", 3, Codecs.STRING);

  /** Column {@code city text}. */
  public static final Property<String> CITY = new Property<>("city", 4, Codecs.STRING);

  /** The table {@code comment}. */
  public static final TableSchema TABLE =
      TableSchema.named("comment")
          .partitionKey("writer", ScalarType.UUID)
          .clustering("id", ScalarType.UUID, Order.ASC)
          .column("text", ScalarType.TEXT)
          .column("name", ScalarType.TEXT)
          .column("city", ScalarType.TEXT)
          .build();

  private CommentMapping() {}

  @Override
  public Class<Comment> type() {
    return Comment.class;
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
    return List.of(WRITER, ID, TEXT, NAME, CITY);
  }

  @Override
  public List<CopiedColumns> copies() {
    return List.of(
        new CopiedColumns(
            AuthorMapping.INSTANCE,
            List.of(0),
            false,
            List.of(new CopiedColumns.Column(3, 1), new CopiedColumns.Column(4, 2)),
            "comment",
            true));
  }

  @Override
  public Row write(Comment entity) {
    return Row.of(
        WRITER.encode(entity.writer()),
        ID.encode(entity.id()),
        TEXT.encode(entity.text()),
        NAME.encode(entity.name()),
        CITY.encode(entity.city()));
  }

  @Override
  public Comment read(Row row) {
    return new Comment(
        WRITER.decode(row),
        ID.decode(row),
        TEXT.decode(row),
        NAME.decode(row),
        CITY.decode(row));
  }
}
