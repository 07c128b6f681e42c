package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.Year;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Logs.Sample} to table {@code sample}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Logs_SampleMapping implements EntityMapping<Logs.Sample> {
  /** The only instance. */
  public static final Logs_SampleMapping INSTANCE = new Logs_SampleMapping();

  /** Column {@code years int}, part of the partition key. */
  public static final Property<Year> YEARS = new Property<>("years", 0, Codecs.YEAR);

  /** Column {@code hours timestamp}, part of the partition key. */
  public static final Property<Instant> HOURS = new Property<>("hours", 1, Codecs.TIMESTAMP);

  /** Column {@code week int}, part of the partition key. */
  public static final Property<Integer> WEEK = new Property<>("week", 2, Codecs.INTEGER);

  /** Column {@code quarter bigint}, part of the partition key. */
  public static final Property<Long> QUARTER =
      new Property<>("quarter", 3, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code date text}, part of the partition key. */
  public static final Property<String> DATE = new Property<>("date", 4, Codecs.STRING);

  /** Column {@code year int}, part of the partition key. */
  public static final Property<Integer> YEAR =
      new Property<>("year", 5, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code source text}, part of the partition key. */
  public static final Property<String> SOURCE = new Property<>("source", 6, Codecs.STRING);

  /** Column {@code at timestamp}, a clustering column. */
  public static final Property<Instant> AT = new Property<>("at", 7, Codecs.TIMESTAMP);

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 8, Codecs.STRING);

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

  /** Computes {@code week} from {@code at}. */
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

  /** Computes {@code year} from {@code at}. */
  public static final BucketColumn<Instant, Integer> YEAR_OF_AT = new BucketColumn<>(
      YEAR,
      AT,
      new CalendarPeriod(ChronoUnit.YEARS, 1),
      0,
      CalendarPeriod::unitsAsInt);

  /** The table {@code sample}. */
  public static final TableSchema TABLE =
      TableSchema.named("sample")
          .partitionKey("years", ScalarType.INT)
          .partitionKey("hours", ScalarType.TIMESTAMP)
          .partitionKey("week", ScalarType.INT)
          .partitionKey("quarter", ScalarType.BIGINT)
          .partitionKey("date", ScalarType.TEXT)
          .partitionKey("year", ScalarType.INT)
          .partitionKey("source", ScalarType.TEXT)
          .clustering("at", ScalarType.TIMESTAMP, Order.ASC)
          .column("text", ScalarType.TEXT)
          .layout("years = 5 YEARS of at; hours = 6 HOURS of at; week = 1 WEEKS of at; quarter = 15 MINUTES of at; date = 1 DAYS of at as yyyyMMdd; year = 1 YEARS of at")
          .build();

  private Logs_SampleMapping() {}

  @Override
  public Class<Logs.Sample> type() {
    return Logs.Sample.class;
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
    return List.of(YEARS, HOURS, WEEK, QUARTER, DATE, YEAR, SOURCE, AT, TEXT);
  }

  @Override
  public Logs.Sample withComputed(Logs.Sample entity, Row row) {
    return new Logs.Sample(
        YEARS.decode(row),
        HOURS.decode(row),
        WEEK.decode(row),
        QUARTER.decode(row),
        DATE.decode(row),
        YEAR.decode(row),
        entity.source(),
        entity.at(),
        entity.text());
  }

  @Override
  public Row write(Logs.Sample entity) {
    return Row.of(
        YEARS_OF_AT.encodeKey(entity.at()),
        HOURS_OF_AT.encodeKey(entity.at()),
        WEEK_OF_AT.encodeKey(entity.at()),
        QUARTER_OF_AT.encodeKey(entity.at()),
        DATE_OF_AT.encodeKey(entity.at()),
        YEAR_OF_AT.encodeKey(entity.at()),
        SOURCE.encode(entity.source()),
        AT.encode(entity.at()),
        TEXT.encode(entity.text()));
  }

  @Override
  public Logs.Sample read(Row row) {
    return new Logs.Sample(
        YEARS.decode(row),
        HOURS.decode(row),
        WEEK.decode(row),
        QUARTER.decode(row),
        DATE.decode(row),
        YEAR.decode(row),
        SOURCE.decode(row),
        AT.decode(row),
        TEXT.decode(row));
  }
}
