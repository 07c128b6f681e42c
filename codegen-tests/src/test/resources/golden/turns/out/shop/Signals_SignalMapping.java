package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.Rollup;
import dev.rowan.mapping.ShardInTurn;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Signals.Signal} to table {@code signal}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Signals_SignalMapping implements EntityMapping<Signals.Signal> {
  /** The only instance. */
  public static final Signals_SignalMapping INSTANCE = new Signals_SignalMapping();

  /** Column {@code source text}, part of the partition key. */
  public static final Property<String> SOURCE = new Property<>("source", 0, Codecs.STRING);

  /** Column {@code day date}, part of the partition key. */
  public static final Property<LocalDate> DAY = new Property<>("day", 1, Codecs.DATE);

  /** Column {@code shard int}, part of the partition key. */
  public static final Property<Integer> SHARD =
      new Property<>("shard", 2, Codecs.shard(Codecs.orElse(Codecs.INTEGER, 0), 4));

  /** Column {@code at timestamp}, a clustering column, largest first. */
  public static final Property<Instant> AT = new Property<>("at", 3, Codecs.TIMESTAMP);

  /** Column {@code id bigint}, a clustering column. */
  public static final Property<Long> ID = new Property<>("id", 4, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code level text}. */
  public static final Property<String> LEVEL = new Property<>("level", 5, Codecs.STRING);

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 6, Codecs.STRING);

  /** Computes {@code day} from {@code at}. */
  public static final BucketColumn<Instant, LocalDate> DAY_OF_AT = new BucketColumn<>(
      DAY,
      AT,
      new CalendarPeriod(ChronoUnit.DAYS, 1),
      40,
      CalendarPeriod::dayOf);

  /** Takes the shards of {@code shard} in turn. */
  public static final ShardInTurn SHARD_IN_TURN = new ShardInTurn(SHARD, 4);

  /** The table {@code signal}. */
  public static final TableSchema TABLE =
      TableSchema.named("signal")
          .partitionKey("source", ScalarType.TEXT)
          .partitionKey("day", ScalarType.DATE)
          .partitionKey("shard", ScalarType.INT)
          .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
          .clustering("id", ScalarType.BIGINT, Order.ASC)
          .column("level", ScalarType.TEXT)
          .column("text", ScalarType.TEXT)
          .layout("day = 1 DAYS of at; shard = 4 SHARDS in turn; rollup totals = 1 DAYS of at; rollup shard_totals = 1 DAYS of at")
          .build();

  /** The index table {@code signals_by_level}. */
  public static final DerivedTable SIGNALS_BY_LEVEL =
      new DerivedTable(
          TableSchema.named("signals_by_level")
              .partitionKey("level", ScalarType.TEXT)
              .clustering("at", ScalarType.TIMESTAMP, Order.DESC)
              .clustering("source", ScalarType.TEXT, Order.ASC)
              .clustering("day", ScalarType.DATE, Order.ASC)
              .clustering("shard", ScalarType.INT, Order.ASC)
              .clustering("id", ScalarType.BIGINT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(5),
              new Component.Copy(3),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(2),
              new Component.Copy(4)),
          Maintain.VERIFIED);

  private Signals_SignalMapping() {}

  @Override
  public Class<Signals.Signal> type() {
    return Signals.Signal.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(SIGNALS_BY_LEVEL);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(SOURCE, DAY, SHARD, AT, ID, LEVEL, TEXT);
  }

  @Override
  public List<Rollup> rollups() {
    return List.of(
        new Rollup(
            Signals_TotalsMapping.INSTANCE,
            2,
            List.of(0, -1),
            new BucketColumn<>(
                Signals_TotalsMapping.DAY,
                AT,
                new CalendarPeriod(ChronoUnit.DAYS, 1),
                0,
                CalendarPeriod::dayOf),
            List.of(),
            List.of(DAY_OF_AT, SHARD_IN_TURN),
            Duration.parse("PT24H")),
        new Rollup(
            Signals_ShardTotalsMapping.INSTANCE,
            3,
            List.of(0, 2, -1),
            new BucketColumn<>(
                Signals_ShardTotalsMapping.DAY,
                AT,
                new CalendarPeriod(ChronoUnit.DAYS, 1),
                0,
                CalendarPeriod::dayOf),
            List.of(),
            List.of(DAY_OF_AT, SHARD_IN_TURN),
            Duration.parse("PT24H")));
  }

  @Override
  public Signals.Signal generated(Signals.Signal entity) {
    return new Signals.Signal(
        entity.source(),
        entity.day(),
        SHARD_IN_TURN.next(),
        entity.at(),
        entity.id(),
        entity.level(),
        entity.text());
  }

  @Override
  public Signals.Signal withComputed(Signals.Signal entity, Row row) {
    return new Signals.Signal(
        entity.source(),
        DAY.decode(row),
        entity.shard(),
        entity.at(),
        entity.id(),
        entity.level(),
        entity.text());
  }

  @Override
  public Row write(Signals.Signal entity) {
    return Row.of(
        SOURCE.encode(entity.source()),
        DAY_OF_AT.encodeKey(entity.at()),
        SHARD.encode(entity.shard()),
        AT.encode(entity.at()),
        ID.encode(entity.id()),
        LEVEL.encode(entity.level()),
        TEXT.encode(entity.text()));
  }

  @Override
  public Signals.Signal read(Row row) {
    return new Signals.Signal(
        SOURCE.decode(row),
        DAY.decode(row),
        SHARD.decode(row),
        AT.decode(row),
        ID.decode(row),
        LEVEL.decode(row),
        TEXT.decode(row));
  }
}
