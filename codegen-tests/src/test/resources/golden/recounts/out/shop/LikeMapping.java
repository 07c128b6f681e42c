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
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Like} to table {@code like}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class LikeMapping implements EntityMapping<Like> {
  /** The only instance. */
  public static final LikeMapping INSTANCE = new LikeMapping();

  /** Column {@code liker uuid}, part of the partition key. */
  public static final Property<UUID> LIKER = new Property<>("liker", 0, Codecs.UUID);

  /** Column {@code at timestamp}, a clustering column. */
  public static final Property<Instant> AT = new Property<>("at", 1, Codecs.TIMESTAMP);

  /** Column {@code item uuid}. */
  public static final Property<UUID> ITEM = new Property<>("item", 2, Codecs.UUID);

  /** The table {@code like}. */
  public static final TableSchema TABLE =
      TableSchema.named("like")
          .partitionKey("liker", ScalarType.UUID)
          .clustering("at", ScalarType.TIMESTAMP, Order.ASC)
          .column("item", ScalarType.UUID)
          .build();

  /** The index table {@code like_by_item}. */
  public static final DerivedTable LIKE_BY_ITEM =
      new DerivedTable(
          TableSchema.named("like_by_item")
              .partitionKey("item", ScalarType.UUID)
              .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("liker", ScalarType.UUID, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(1),
              new Component.Copy(0)),
          Maintain.BLIND);

  private LikeMapping() {}

  @Override
  public Class<Like> type() {
    return Like.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(LIKE_BY_ITEM);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(LIKER, AT, ITEM);
  }

  @Override
  public List<Property<?>> immutable() {
    return List.of(ITEM);
  }

  @Override
  public Row write(Like entity) {
    return Row.of(
        LIKER.encode(entity.liker()),
        AT.encode(entity.at()),
        ITEM.encode(entity.item()));
  }

  @Override
  public Like read(Row row) {
    return new Like(
        LIKER.decode(row),
        AT.decode(row),
        ITEM.decode(row));
  }
}
