package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.GeneratedValues;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.ShardInTurn;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Signals.Tick} to table {@code tick}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Signals_TickMapping implements EntityMapping<Signals.Tick> {
  /** The only instance. */
  public static final Signals_TickMapping INSTANCE = new Signals_TickMapping();

  /** Column {@code source text}, part of the partition key. */
  public static final Property<String> SOURCE = new Property<>("source", 0, Codecs.STRING);

  /** Column {@code shard int}, part of the partition key. */
  public static final Property<Integer> SHARD =
      new Property<>("shard", 1, Codecs.shard(Codecs.INTEGER, 3));

  /** Column {@code id uuid}, a clustering column. */
  public static final Property<UUID> ID = new Property<>("id", 2, Codecs.UUID);

  /** Column {@code value double}. */
  public static final Property<Double> VALUE =
      new Property<>("value", 3, Codecs.orElse(Codecs.DOUBLE, 0.0));

  /** Takes the shards of {@code shard} in turn. */
  public static final ShardInTurn SHARD_IN_TURN = new ShardInTurn(SHARD, 3);

  /** The table {@code tick}. */
  public static final TableSchema TABLE =
      TableSchema.named("tick")
          .partitionKey("source", ScalarType.TEXT)
          .partitionKey("shard", ScalarType.INT)
          .clustering("id", ScalarType.UUID, Order.ASC)
          .column("value", ScalarType.DOUBLE)
          .layout("shard = 3 SHARDS in turn")
          .build();

  private Signals_TickMapping() {}

  @Override
  public Class<Signals.Tick> type() {
    return Signals.Tick.class;
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
    return List.of(SOURCE, SHARD, ID, VALUE);
  }

  @Override
  public Signals.Tick generated(Signals.Tick entity) {
    entity.shard = SHARD_IN_TURN.next();
    if (entity.id == null) {
      entity.id = GeneratedValues.randomUuid();
    }
    return entity;
  }

  @Override
  public Row write(Signals.Tick entity) {
    return Row.of(
        SOURCE.encode(entity.source),
        SHARD.encode(entity.shard),
        ID.encode(entity.id),
        VALUE.encode(entity.value));
  }

  @Override
  public Signals.Tick read(Row row) {
    Signals.Tick entity = new Signals.Tick();
    fill(row, entity);
    return entity;
  }

  @Override
  public void fill(Row row, Signals.Tick entity) {
    entity.source = SOURCE.decode(row);
    entity.shard = SHARD.decode(row);
    entity.id = ID.decode(row);
    entity.value = VALUE.decode(row);
  }
}
