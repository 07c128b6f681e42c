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

/** Maps {@link Blog.Post} to table {@code post}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Blog_PostMapping implements EntityMapping<Blog.Post> {
  /** The only instance. */
  public static final Blog_PostMapping INSTANCE = new Blog_PostMapping();

  /** Column {@code slug text}, part of the partition key. */
  public static final Property<String> SLUG = new Property<>("slug", 0, Codecs.STRING);

  /** Column {@code mood text}. */
  public static final Property<Blog.Mood> MOOD =
      new Property<>("mood", 1, Codecs.ofEnum(Blog.Mood.class, Blog.Mood.values()));

  /** The table {@code post}. */
  public static final TableSchema TABLE =
      TableSchema.named("post")
          .partitionKey("slug", ScalarType.TEXT)
          .column("mood", ScalarType.TEXT)
          .build();

  private Blog_PostMapping() {}

  @Override
  public Class<Blog.Post> type() {
    return Blog.Post.class;
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
    return List.of(SLUG, MOOD);
  }

  @Override
  public Row write(Blog.Post entity) {
    return Row.of(
        SLUG.encode(entity.slug()),
        MOOD.encode(entity.mood()));
  }

  @Override
  public Blog.Post read(Row row) {
    return new Blog.Post(
        SLUG.decode(row),
        MOOD.decode(row));
  }
}
