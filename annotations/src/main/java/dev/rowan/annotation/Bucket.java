package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.temporal.ChronoUnit;

/**
 * Computes a column of the partition key from a time of the same row: the period of the calendar,
 * in UTC, that the time falls into. Each period begins a new partition, which bounds the size of
 * partitions. Each write computes the value, whatever the property of the object is; null is usual.
 *
 * <p>The property {@link #of} belongs to the primary key, and is stored as a timestamp, a date or a
 * time UUID. A DAO method that has a parameter for that property needs none for the bucket: a value
 * gives one bucket, and a {@code Range} gives all buckets from its lower to its upper end, at most
 * 366 or {@link #maxWalk}, whichever is more. Where the rows of a bucket are in the order of the
 * time, buckets are read one after another, and only as many as the call needs.
 *
 * <p>The property with the annotation has one of these types:
 *
 * <ul>
 *   <li>{@code LocalDate}, {@code YearMonth} or {@code Year}: the first day, month or year of the
 *       period;
 *   <li>{@code Instant}: the first moment of the period;
 *   <li>{@code int} or {@code long}: the start of the period in the unit of time since 1970-01-01;
 *       for years the year. The first week begins on Monday, 1969-12-29;
 *   <li>{@code String} with a {@link #format}.
 * </ul>
 *
 * <p>Stored rows depend on {@link #unit}, {@link #size} and {@link #format}: another value looks
 * for existing rows in other partitions. The store records them, and Rowan refuses another value.
 * <!-- tag: passage -->
 *
 * <pre>{@code
 * @Entity
 * public record Passage(
 *     @PartitionKey(0) String gate,
 *     @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.DAYS, maxWalk = 30)
 *         @Nullable LocalDate day,
 *     @Clustering(value = 0, order = Order.DESC) Instant at,
 *     @Clustering(1) String plate,
 *     int axles) {
 *   public static Passage of(String gate, Instant at, String plate, int axles) {
 *     return new Passage(gate, null, at, plate, axles);
 *   }
 * }
 * }</pre>
 *
 * <p>On the entity itself, the annotation declares a column that no property of the class holds.
 * {@link #column} names the column, and {@link #position} is its place in the partition key. DAO
 * methods, projections, conditions and indexes name it as they name a property: {@code eventDay}
 * for the column {@code event_day}. An entity can have several.
 * <!-- tag: crossing -->
 *
 * <pre>{@code
 * @Entity
 * @Bucket(column = "day", position = 1, of = "at", unit = ChronoUnit.DAYS, maxWalk = 30)
 * @Shard(column = "shard", position = 2, count = 4, by = "plate")
 * public record Crossing(
 *     @PartitionKey(0) String gate,
 *     @Clustering(value = 0, order = Order.DESC) Instant at,
 *     @Clustering(1) String plate,
 *     int axles) {}
 * }</pre>
 */
@Documented
@Repeatable(AllBuckets.class)
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Bucket {
  /** Returns the name of the property with the time. */
  String of();

  /**
   * Returns the unit of time of the period: {@code MINUTES}, {@code HOURS}, {@code DAYS}, {@code
   * WEEKS}, {@code MONTHS} or {@code YEARS}. A week begins on Monday.
   */
  ChronoUnit unit();

  /** Returns the number of time units in one period, at least 1. Periods are counted from 1970. */
  int size() default 1;

  /**
   * Returns the number of buckets that a read visits at most if its call does not say where to
   * stop; 0 if each call says it. Without a parameter for the time, or without the upper end of its
   * range, a read begins at the bucket of the current time of this machine; rows of later buckets
   * are not found. Without a lower end it visits this number of buckets. A delete needs both ends.
   *
   * <p>If this is 0 and the entity has {@code @Retention(days)}, a read visits the buckets of these
   * days and the current one, as if this were their number, at most 10,000. Rows whose time is
   * further in the past are not found, even if they were written later.
   */
  int maxWalk() default 0;

  /**
   * Returns whether Rowan maintains a list of the buckets that may have rows: the table {@code
   * <table>_buckets}. A read then takes its buckets from the list, so it needs no {@link #maxWalk}:
   * it finds all rows, whatever time is between them, and visits no empty bucket in between. It
   * costs one request for each 100 buckets of the list, beside those of the buckets. A write into a
   * bucket first writes the entry of the list, unless this process wrote it within the last ten
   * minutes. Deletes leave the entries; {@code rowan.maintenance().repairBuckets} removes those
   * without rows.
   *
   * <p>The list of a table that has rows must be built before reads use it: {@code
   * rowan.maintenance().buildBuckets}. Programs that write the table without this list hide rows.
   */
  boolean bucketList() default false;

  /**
   * Returns the pattern of {@link java.time.format.DateTimeFormatter} by which the start of the
   * period is a text. Only for values of type {@code String}.
   */
  String format() default "";

  /** Returns the name of the column. Only for an annotation of the entity, which needs it. */
  String column() default "";

  /**
   * Returns the place of the column in the partition key, which it shares with the numbers of
   * {@link PartitionKey}. Only for an annotation of the entity, which needs it.
   */
  int position() default -1;

  /**
   * Returns the type of the values in parameters of DAO methods and in projections; {@code void}
   * for the usual one: {@code Instant} for minutes and hours, {@code LocalDate} for days and weeks,
   * {@code YearMonth}, {@code Year}, or {@code String} with a {@link #format}. Only for an
   * annotation of the entity.
   */
  Class<?> type() default void.class;
}
