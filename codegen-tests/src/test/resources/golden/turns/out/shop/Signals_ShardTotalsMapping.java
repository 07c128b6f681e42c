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

/** Maps {@link Signals.ShardTotals} to table {@code shard_totals}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Signals_ShardTotalsMapping implements EntityMapping<Signals.ShardTotals> {
  /** The only instance. */
  public static final Signals_ShardTotalsMapping INSTANCE = new Signals_ShardTotalsMapping();

  /** Column {@code source text}, part of the partition key. */
  public static final Property<String> SOURCE = new Property<>("source", 0, Codecs.STRING);

  /** Column {@code shard int}, part of the partition key. */
  public static final Property<Integer> SHARD =
      new Property<>("shard", 1, Codecs.shard(Codecs.orElse(Codecs.INTEGER, 0), 4));

  /** Column {@code day date}, a clustering column. */
  public static final Property<LocalDate> DAY = new Property<>("day", 2, Codecs.DATE);

  /** Column {@code signals counter}. */
  public static final Property<Long> SIGNALS =
      new Property<>("signals", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** Takes the shards of {@code shard} in turn. */
  public static final ShardInTurn SHARD_IN_TURN = new ShardInTurn(SHARD, 4);

  /** The table {@code shard_totals}. */
  public static final TableSchema TABLE =
      TableSchema.named("shard_totals")
          .partitionKey("source", ScalarType.TEXT)
          .partitionKey("shard", ScalarType.INT)
          .clustering("day", ScalarType.DATE, Order.ASC)
          .column("signals", CounterType.COUNTER)
          .layout("shard = 4 SHARDS in turn")
          .build();

  private Signals_ShardTotalsMapping() {}

  @Override
  public Class<Signals.ShardTotals> type() {
    return Signals.ShardTotals.class;
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
    return List.of(SOURCE, SHARD, DAY, SIGNALS);
  }

  @Override
  public Row write(Signals.ShardTotals entity) {
    return Row.of(
        SOURCE.encode(entity.source()),
        SHARD.encode(entity.shard()),
        DAY.encode(entity.day()),
        SIGNALS.encode(entity.signals()));
  }

  @Override
  public Signals.ShardTotals read(Row row) {
    return new Signals.ShardTotals(
        SOURCE.decode(row),
        SHARD.decode(row),
        DAY.decode(row),
        SIGNALS.decode(row));
  }
}
