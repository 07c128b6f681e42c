package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.RowLimit;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Inbox.Search} to table {@code search}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Inbox_SearchMapping implements EntityMapping<Inbox.Search> {
  /** The only instance. */
  public static final Inbox_SearchMapping INSTANCE = new Inbox_SearchMapping();

  /** Column {@code user text}, part of the partition key. */
  public static final Property<String> USER = new Property<>("user", 0, Codecs.STRING);

  /** Column {@code at timestamp}, a clustering column, largest first. */
  public static final Property<Instant> AT = new Property<>("at", 1, Codecs.TIMESTAMP);

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 2, Codecs.STRING);

  /** The table {@code search}. */
  public static final TableSchema TABLE =
      TableSchema.named("search")
          .partitionKey("user", ScalarType.TEXT)
          .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
          .column("text", ScalarType.TEXT)
          .build();

  /** The index table {@code searches_by_text}. */
  public static final DerivedTable SEARCHES_BY_TEXT =
      new DerivedTable(
          TableSchema.named("searches_by_text")
              .partitionKey("text", ScalarType.TEXT)
              .clustering("user", ScalarType.TEXT, Order.ASC)
              .clustering("at", ScalarType.TIMESTAMP, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(1)),
          Maintain.VERIFIED);

  private Inbox_SearchMapping() {}

  @Override
  public Class<Inbox.Search> type() {
    return Inbox.Search.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(SEARCHES_BY_TEXT);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(USER, AT, TEXT);
  }

  @Override
  public RowLimit rowLimit() {
    return new RowLimit(20, 5);
  }

  @Override
  public Row write(Inbox.Search entity) {
    return Row.of(
        USER.encode(entity.user()),
        AT.encode(entity.at()),
        TEXT.encode(entity.text()));
  }

  @Override
  public Inbox.Search read(Row row) {
    return new Inbox.Search(
        USER.decode(row),
        AT.decode(row),
        TEXT.decode(row));
  }
}
