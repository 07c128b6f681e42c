package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.temporal.ChronoUnit;

/**
 * Counts the rows of an entity for each period of time and each combination of dimensions, such as
 * the events of a type in a minute. Another entity has the counters. Rowan increments them with
 * each insert, and subtracts deleted rows. DAO methods read them as any entity.
 *
 * <p>The key of the entity with the counters consists of the dimensions, of the start of the
 * period, and of buckets and shards that are computed from these. Dimensions have the same names
 * and types in both entities. Dimensions and the time are in the primary key of the counted rows,
 * or {@link Immutable}.
 *
 * <p>A counter counts the rows that exist. A repeated insert of the same row counts once, and an
 * update counts nothing. Rows that expire stay counted. The embedded store changes row and counters
 * in one atomic step. A cluster cannot do this, so Rowan reads the row, writes it, and then
 * increments the counters. A crash in between, or two concurrent inserts of the same row, leave a
 * counter wrong until the job {@code rowan.maintenance().recount} counts the rows again.
 *
 * <p>The table of the rows records the period. Rowan refuses another {@link #unit}, {@link #size}
 * or time for the same counters, which need another entity then.
 * <!-- tag: view -->
 *
 * <pre>{@code
 * @Entity
 * @Immutable
 * @Rollup(into = ViewsOfMinute.class, of = "at", period = "minute", unit = ChronoUnit.MINUTES)
 * @Rollup(into = ViewsOfDay.class, of = "at", period = "day", unit = ChronoUnit.DAYS)
 * public record View(
 *     @PartitionKey(0) String page,
 *     @PartitionKey(1) @Bucket(of = "at", unit = ChronoUnit.HOURS) @Nullable Instant hour,
 *     @Clustering(0) Instant at,
 *     @Clustering(1) UUID visitor) {}
 * }</pre>
 */
@Documented
@Repeatable(AllRollups.class)
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Rollup {
  /** Returns the entity with the counters. */
  Class<?> into();

  /**
   * Returns the name of the property with the time of a row: a timestamp, a date or a time UUID.
   */
  String of();

  /**
   * Returns the name of the key property of {@link #into} that stores the first moment of the
   * period: an {@code Instant}, or a {@code LocalDate} if the period has at least one day.
   */
  String period();

  /**
   * Returns the unit of time of the period: {@code MINUTES}, {@code HOURS}, {@code DAYS}, {@code
   * WEEKS}, {@code MONTHS} or {@code YEARS}, in UTC. A week begins on Monday.
   */
  ChronoUnit unit();

  /** Returns the number of time units in one period, at least 1. Periods are counted from 1970. */
  int size() default 1;

  /** Returns the name of the counter; needed only if {@link #into} has several. */
  String counter() default "";

  /** Returns the interval between two recounts, as an ISO 8601 duration. */
  String every() default "PT24H";
}
