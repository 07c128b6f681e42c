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

/** Maps {@link Blog.Pages.Row} to table {@code page_row}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Blog_Pages_RowMapping implements EntityMapping<Blog.Pages.Row> {
  /** The only instance. */
  public static final Blog_Pages_RowMapping INSTANCE = new Blog_Pages_RowMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code nulls text}. */
  public static final Property<Blog.Pages.Nulls> NULLS =
      new Property<>("nulls", 1, Codecs.ofEnum(Blog.Pages.Nulls.class, Blog.Pages.Nulls.values()));

  /** The table {@code page_row}. */
  public static final TableSchema TABLE =
      TableSchema.named("page_row")
          .partitionKey("id", ScalarType.TEXT)
          .column("nulls", ScalarType.TEXT)
          .build();

  private Blog_Pages_RowMapping() {}

  @Override
  public Class<Blog.Pages.Row> type() {
    return Blog.Pages.Row.class;
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
    return List.of(ID, NULLS);
  }

  @Override
  public Row write(Blog.Pages.Row entity) {
    return Row.of(
        ID.encode(entity.id()),
        NULLS.encode(entity.nulls()));
  }

  @Override
  public Blog.Pages.Row read(Row row) {
    return new Blog.Pages.Row(
        ID.decode(row),
        NULLS.decode(row));
  }
}
