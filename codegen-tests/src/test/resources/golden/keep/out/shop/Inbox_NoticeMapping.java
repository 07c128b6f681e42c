package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.RowLimit;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Inbox.Notice} to table {@code notice}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Inbox_NoticeMapping implements EntityMapping<Inbox.Notice> {
  /** The only instance. */
  public static final Inbox_NoticeMapping INSTANCE = new Inbox_NoticeMapping();

  /** Column {@code user text}, part of the partition key. */
  public static final Property<String> USER = new Property<>("user", 0, Codecs.STRING);

  /** Column {@code device text}, part of the partition key. */
  public static final Property<String> DEVICE = new Property<>("device", 1, Codecs.STRING);

  /** Column {@code at timestamp}, a clustering column, largest first. */
  public static final Property<Instant> AT = new Property<>("at", 2, Codecs.TIMESTAMP);

  /** Column {@code id uuid}, a clustering column. */
  public static final Property<UUID> ID = new Property<>("id", 3, Codecs.UUID);

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 4, Codecs.STRING);

  /** The table {@code notice}. */
  public static final TableSchema TABLE =
      TableSchema.named("notice")
          .partitionKey("user", ScalarType.TEXT)
          .partitionKey("device", ScalarType.TEXT)
          .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
          .clustering("id", ScalarType.UUID, Order.ASC)
          .column("text", ScalarType.TEXT)
          .build();

  private Inbox_NoticeMapping() {}

  @Override
  public Class<Inbox.Notice> type() {
    return Inbox.Notice.class;
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
    return List.of(USER, DEVICE, AT, ID, TEXT);
  }

  @Override
  public RowLimit rowLimit() {
    return new RowLimit(1500, 1);
  }

  @Override
  public Row write(Inbox.Notice entity) {
    return Row.of(
        USER.encode(entity.user()),
        DEVICE.encode(entity.device()),
        AT.encode(entity.at()),
        ID.encode(entity.id()),
        TEXT.encode(entity.text()));
  }

  @Override
  public Inbox.Notice read(Row row) {
    return new Inbox.Notice(
        USER.decode(row),
        DEVICE.decode(row),
        AT.decode(row),
        ID.decode(row),
        TEXT.decode(row));
  }
}
