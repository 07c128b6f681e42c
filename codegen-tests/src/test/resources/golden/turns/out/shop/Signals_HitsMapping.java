package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.ShardInTurn;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Signals.Hits} to table {@code hits}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Signals_HitsMapping implements EntityMapping<Signals.Hits> {
  /** The only instance. */
  public static final Signals_HitsMapping INSTANCE = new Signals_HitsMapping();

  /** Column {@code page text}, part of the partition key. */
  public static final Property<String> PAGE = new Property<>("page", 0, Codecs.STRING);

  /** Column {@code shard int}, part of the partition key. */
  public static final Property<Integer> SHARD =
      new Property<>("shard", 1, Codecs.shard(Codecs.orElse(Codecs.INTEGER, 0), 4));

  /** Column {@code day date}, a clustering column. */
  public static final Property<LocalDate> DAY = new Property<>("day", 2, Codecs.DATE);

  /** Column {@code hits counter}. */
  public static final Property<Long> HITS =
      new Property<>("hits", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** Takes the shards of {@code shard} in turn. */
  public static final ShardInTurn SHARD_IN_TURN = new ShardInTurn(SHARD, 4);

  /** The table {@code hits}. */
  public static final TableSchema TABLE =
      TableSchema.named("hits")
          .partitionKey("page", ScalarType.TEXT)
          .partitionKey("shard", ScalarType.INT)
          .clustering("day", ScalarType.DATE, Order.ASC)
          .column("hits", CounterType.COUNTER)
          .layout("shard = 4 SHARDS in turn")
          .build();

  private Signals_HitsMapping() {}

  @Override
  public Class<Signals.Hits> type() {
    return Signals.Hits.class;
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
    return List.of(PAGE, SHARD, DAY, HITS);
  }

  @Override
  public Row write(Signals.Hits entity) {
    return Row.of(
        PAGE.encode(entity.page()),
        SHARD.encode(entity.shard()),
        DAY.encode(entity.day()),
        HITS.encode(entity.hits()));
  }

  @Override
  public Signals.Hits read(Row row) {
    return new Signals.Hits(
        PAGE.decode(row),
        SHARD.decode(row),
        DAY.decode(row),
        HITS.decode(row));
  }
}
