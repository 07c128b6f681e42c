package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.UpdateTime;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Book} to table {@code book}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class BookMapping implements EntityMapping<Book> {
  /** The only instance. */
  public static final BookMapping INSTANCE = new BookMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);

  /** Column {@code title_text text}. */
  public static final Property<String> TITLE = new Property<>("title", 1, Codecs.STRING);

  /** Column {@code isbn text}. */
  public static final Property<String> ISBN = new Property<>("isbn", 2, Codecs.STRING);

  /** Column {@code pages int}. */
  public static final Property<Integer> PAGES =
      new Property<>("pages", 3, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code authors list<text>}. */
  public static final Property<List<String>> AUTHORS =
      new Property<>("authors", 4, Codecs.list(Codecs.STRING));

  /** Column {@code size size}. */
  public static final Property<Size> SIZE = new Property<>("size", 5, SizeMapping.INSTANCE);

  /** Column {@code changed timestamp}. */
  public static final Property<Instant> CHANGED = new Property<>("changed", 6, Codecs.TIMESTAMP);

  /** The table {@code book}. */
  public static final TableSchema TABLE =
      TableSchema.named("book")
          .partitionKey("id", ScalarType.UUID)
          .column("title_text", ScalarType.TEXT)
          .column("isbn", ScalarType.TEXT)
          .column("pages", ScalarType.INT)
          .column("authors", new ListType(ScalarType.TEXT))
          .column("size", SizeMapping.TYPE)
          .column("changed", ScalarType.TIMESTAMP)
          .build();

  /** The index table {@code books_by_isbn}. */
  public static final DerivedTable BOOKS_BY_ISBN =
      new DerivedTable(
          TableSchema.named("books_by_isbn")
              .partitionKey("isbn", ScalarType.TEXT)
              .clustering("id", ScalarType.UUID, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(0)),
          Maintain.VERIFIED);

  private BookMapping() {}

  @Override
  public Class<Book> type() {
    return Book.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(BOOKS_BY_ISBN);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(ID, TITLE, ISBN, PAGES, AUTHORS, SIZE, CHANGED);
  }

  @Override
  public List<UpdateTime<?>> updateTimes() {
    return List.of(new UpdateTime<>(CHANGED, GeneratedValues::instant));
  }

  @Override
  public Book generated(Book entity) {
    return new Book(
        entity.getSize(),
        entity.getAuthors(),
        entity.getPages(),
        entity.isbn(),
        entity.getTitle(),
        entity.id() == null ? GeneratedValues.randomUuid() : entity.id(),
        GeneratedValues.instant());
  }

  @Override
  public Row write(Book entity) {
    return Row.of(
        ID.encode(entity.id()),
        TITLE.encode(entity.getTitle()),
        ISBN.encode(entity.isbn()),
        PAGES.encode(entity.getPages()),
        AUTHORS.encode(entity.getAuthors()),
        SIZE.encode(entity.getSize()),
        CHANGED.encode(entity.getChanged()));
  }

  @Override
  public Book read(Row row) {
    return new Book(
        SIZE.decode(row),
        AUTHORS.decode(row),
        PAGES.decode(row),
        ISBN.decode(row),
        TITLE.decode(row),
        ID.decode(row),
        CHANGED.decode(row));
  }
}
