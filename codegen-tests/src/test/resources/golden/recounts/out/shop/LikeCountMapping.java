package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.RecountedColumn;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link LikeCount} to table {@code like_count}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class LikeCountMapping implements EntityMapping<LikeCount> {
  /** The only instance. */
  public static final LikeCountMapping INSTANCE = new LikeCountMapping();

  /** Column {@code id uuid}, part of the partition key. */
  public static final Property<UUID> ID = new Property<>("id", 0, Codecs.UUID);

  /** Column {@code received counter}. */
  public static final Property<Long> RECEIVED =
      new Property<>("received", 1, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code given counter}. */
  public static final Property<Long> GIVEN =
      new Property<>("given", 2, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code like_count}. */
  public static final TableSchema TABLE =
      TableSchema.named("like_count")
          .partitionKey("id", ScalarType.UUID)
          .column("received", CounterType.COUNTER)
          .column("given", CounterType.COUNTER)
          .build();

  private LikeCountMapping() {}

  @Override
  public Class<LikeCount> type() {
    return LikeCount.class;
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
    return List.of(ID, RECEIVED, GIVEN);
  }

  @Override
  public List<RecountedColumn> recounts() {
    return List.of(
        new RecountedColumn(
            1,
            LikeMapping.INSTANCE,
            List.of(2),
            "like_by_item",
            Duration.parse("PT30M")),
        new RecountedColumn(
            2,
            LikeMapping.INSTANCE,
            List.of(0),
            "like",
            Duration.parse("PT1H")));
  }

  @Override
  public Row write(LikeCount entity) {
    return Row.of(
        ID.encode(entity.id()),
        RECEIVED.encode(entity.received()),
        GIVEN.encode(entity.given()));
  }

  @Override
  public LikeCount read(Row row) {
    return new LikeCount(
        ID.decode(row),
        RECEIVED.decode(row),
        GIVEN.decode(row));
  }
}
