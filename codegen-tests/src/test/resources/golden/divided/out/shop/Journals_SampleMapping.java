package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.ShardColumn;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Journals.Sample} to table {@code sample}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Journals_SampleMapping implements EntityMapping<Journals.Sample> {
  /** The only instance. */
  public static final Journals_SampleMapping INSTANCE = new Journals_SampleMapping();

  /** Column {@code years int}, part of the partition key. */
  public static final Property<Year> YEARS = new Property<>("years", 0, Codecs.YEAR);

  /** Column {@code hours timestamp}, part of the partition key. */
  public static final Property<Instant> HOURS = new Property<>("hours", 1, Codecs.TIMESTAMP);

  /** Column {@code Week int}, part of the partition key. */
  public static final Property<Integer> WEEK = new Property<>("Week", 2, Codecs.INTEGER);

  /** Column {@code quarter bigint}, part of the partition key. */
  public static final Property<Long> QUARTER =
      new Property<>("quarter", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code date text}, part of the partition key. */
  public static final Property<String> DATE = new Property<>("date", 4, Codecs.STRING);

  /** Column {@code a month int}, part of the partition key. */
  public static final Property<YearMonth> A_MONTH = new Property<>("a month", 5, Codecs.YEAR_MONTH);

  /** Column {@code shard_1 int}, part of the partition key. */
  public static final Property<Integer> SHARD1 = new Property<>("shard1", 6, Codecs.INTEGER);

  /** Column {@code shard_2 int}, part of the partition key. */
  public static final Property<Integer> SHARD2 = new Property<>("shard2", 7, Codecs.INTEGER);

  /** Column {@code source text}, part of the partition key. */
  public static final Property<String> SOURCE = new Property<>("source", 8, Codecs.STRING);

  /** Column {@code at timestamp}, a clustering column. */
  public static final Property<Instant> AT = new Property<>("at", 9, Codecs.TIMESTAMP);

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 10, Codecs.STRING);

  /** Computes {@code years} from {@code at}. */
  public static final BucketColumn<Instant, Year> YEARS_OF_AT = new BucketColumn<>(
      YEARS,
      AT,
      new CalendarPeriod(ChronoUnit.YEARS, 5),
      0,
      CalendarPeriod::yearOf);

  /** Computes {@code hours} from {@code at}. */
  public static final BucketColumn<Instant, Instant> HOURS_OF_AT = new BucketColumn<>(
      HOURS,
      AT,
      new CalendarPeriod(ChronoUnit.HOURS, 6),
      0,
      CalendarPeriod::startOf);

  /** Computes {@code Week} from {@code at}. */
  public static final BucketColumn<Instant, Integer> WEEK_OF_AT = new BucketColumn<>(
      WEEK,
      AT,
      new CalendarPeriod(ChronoUnit.WEEKS, 1),
      0,
      CalendarPeriod::unitsAsInt);

  /** Computes {@code quarter} from {@code at}. */
  public static final BucketColumn<Instant, Long> QUARTER_OF_AT = new BucketColumn<>(
      QUARTER,
      AT,
      new CalendarPeriod(ChronoUnit.MINUTES, 15),
      0,
      CalendarPeriod::unitsOf);

  /** Computes {@code date} from {@code at}. */
  public static final BucketColumn<Instant, String> DATE_OF_AT = new BucketColumn<>(
      DATE,
      AT,
      new CalendarPeriod(ChronoUnit.DAYS, 1),
      0,
      BucketColumn.text("yyyyMMdd"));

  /** Computes {@code a month} from {@code at}. */
  public static final BucketColumn<Instant, YearMonth> A_MONTH_OF_AT = new BucketColumn<>(
      A_MONTH,
      AT,
      new CalendarPeriod(ChronoUnit.MONTHS, 1),
      0,
      CalendarPeriod::monthOf);

  /** Computes {@code shard1} from {@code at}. */
  public static final ShardColumn<Instant> SHARD1_OF_AT = new ShardColumn<>(SHARD1, AT, 3);

  /** Computes {@code shard2} from {@code source}. */
  public static final ShardColumn<String> SHARD2_OF_SOURCE = new ShardColumn<>(SHARD2, SOURCE, 5);

  /** The table {@code sample}. */
  public static final TableSchema TABLE =
      TableSchema.named("sample")
          .partitionKey("years", ScalarType.INT)
          .partitionKey("hours", ScalarType.TIMESTAMP)
          .partitionKey("Week", ScalarType.INT)
          .partitionKey("quarter", ScalarType.BIGINT)
          .partitionKey("date", ScalarType.TEXT)
          .partitionKey("a month", ScalarType.INT)
          .partitionKey("shard_1", ScalarType.INT)
          .partitionKey("shard_2", ScalarType.INT)
          .partitionKey("source", ScalarType.TEXT)
          .clustering("at", ScalarType.TIMESTAMP, Order.ASC)
          .column("text", ScalarType.TEXT)
          .layout("years = 5 YEARS of at; hours = 6 HOURS of at; Week = 1 WEEKS of at; quarter = 15 MINUTES of at; date = 1 DAYS of at as yyyyMMdd; a month = 1 MONTHS of at; shard_1 = 3 SHARDS of at; shard_2 = 5 SHARDS of source")
          .build();

  private Journals_SampleMapping() {}

  @Override
  public Class<Journals.Sample> type() {
    return Journals.Sample.class;
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
    return List.of(YEARS, HOURS, WEEK, QUARTER, DATE, A_MONTH, SHARD1, SHARD2, SOURCE, AT, TEXT);
  }

  @Override
  public Row write(Journals.Sample entity) {
    return Row.of(
        YEARS_OF_AT.encodeKey(entity.at()),
        HOURS_OF_AT.encodeKey(entity.at()),
        WEEK_OF_AT.encodeKey(entity.at()),
        QUARTER_OF_AT.encodeKey(entity.at()),
        DATE_OF_AT.encodeKey(entity.at()),
        A_MONTH_OF_AT.encodeKey(entity.at()),
        SHARD1_OF_AT.encodeKey(entity.at()),
        SHARD2_OF_SOURCE.encodeKey(entity.source()),
        SOURCE.encode(entity.source()),
        AT.encode(entity.at()),
        TEXT.encode(entity.text()));
  }

  @Override
  public Journals.Sample read(Row row) {
    return new Journals.Sample(
        SOURCE.decode(row),
        AT.decode(row),
        TEXT.decode(row));
  }
}
