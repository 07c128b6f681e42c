package blog;

import dev.rowan.mapping.Codecs;
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

/** Maps {@link Author} to table {@code author}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class AuthorMapping implements EntityMapping<Author> {
  /** The only instance. */
  public static final AuthorMapping INSTANCE = new AuthorMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);

  /** Column {@code name text}. */
  public static final Property<String> NAME = new Property<>("name", 1, Codecs.STRING);

  /** Column {@code city text}. */
  public static final Property<String> CITY = new Property<>("city", 2, Codecs.STRING);

  /** Column {@code biography text}. */
  public static final Property<String> BIOGRAPHY = new Property<>("biography", 3, Codecs.STRING);

  /** The table {@code author}. */
  public static final TableSchema TABLE =
      TableSchema.named("author")
          .partitionKey("id", ScalarType.UUID)
          .column("name", ScalarType.TEXT)
          .column("city", ScalarType.TEXT)
          .column("biography", ScalarType.TEXT)
          .build();

  private AuthorMapping() {}

  @Override
  public Class<Author> type() {
    return Author.class;
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
    return List.of(ID, NAME, CITY, BIOGRAPHY);
  }

  @Override
  public List<EntityMapping<?>> copiedBy() {
    return List.of(PostMapping.INSTANCE, CommentMapping.INSTANCE);
  }

  @Override
  public Row write(Author entity) {
    return Row.of(
        ID.encode(entity.id()),
        NAME.encode(entity.name()),
        CITY.encode(entity.city()),
        BIOGRAPHY.encode(entity.biography()));
  }

  @Override
  public Author read(Row row) {
    return new Author(
        ID.decode(row),
        NAME.decode(row),
        CITY.decode(row),
        BIOGRAPHY.decode(row));
  }
}
