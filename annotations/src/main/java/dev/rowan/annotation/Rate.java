package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.temporal.ChronoUnit;

/**
 * States how many rows of an entity are inserted in a period of time. The compiler computes rows
 * and bytes of partitions and writes per second from the rate, for the entity's table and for the
 * tables of its indexes.
 * <!-- tag: api-numbers -->
 *
 * <pre>{@code
 * @Entity
 * @Rate(rows = 1_440, scope = Rate.Scope.OWNER, peak = 3) // one row a minute for each sensor
 * @Retention(days = 365)
 * public record Measurement(
 *     @PartitionKey(0) @Cardinality(distinct = 5_000) @Size(avg = 12, max = 40) String sensor,
 *     @PartitionKey(1) YearMonth month, // bounds a partition: 43,200 rows
 *     @Clustering(order = Order.DESC) @Identity Instant at, // one row for each sensor and time
 *     double value) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Rate {
  /** The number of inserted rows in one period; more than 0. */
  double rows();

  /** The period; a constant from {@link ChronoUnit#SECONDS} to {@link ChronoUnit#YEARS}. */
  ChronoUnit per() default ChronoUnit.DAYS;

  /** What the number of rows refers to. */
  Scope scope() default Scope.TABLE;

  /** The highest rate divided by the average rate; at least 1. */
  double peak() default 1;

  /** What a rate refers to. */
  enum Scope {
    /** All rows of the table. */
    TABLE,
    /**
     * The rows of one owner: of one combination of values of those partition key columns that are
     * neither times nor shards, such as one sensor.
     */
    OWNER
  }
}
