package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States how a DAO method is called: how often, for how many values, and how urgently. The compiler
 * computes the requests of a call and the load of the busiest partition from it.
 * <!-- tag: api-access-pattern -->
 *
 * <pre>{@code
 * @Select
 * @AccessPattern(perSecond = 200, range = "P7D", expectRows = 500) // reads seven partitions
 * List<PageView> recent(String page, Range<Instant> at);
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface AccessPattern {
  /** The calls per second of all programs together; 0 if unknown. */
  double perSecond() default 0;

  /**
   * The usual length of time that a {@code Range} parameter covers, in ISO 8601 format: {@code
   * P30D} for 30 days, {@code PT24H} for 24 hours. A month counts as 30 days. Empty if unknown.
   */
  String range() default "";

  /** The usual number of values of a {@code Collection} parameter; 0 if unknown. */
  long values() default 0;

  /** The number of rows that a call returns at most; 0 if unknown. */
  long expectRows() default 0;

  /** How urgent the answer is. */
  Latency latency() default Latency.NORMAL;

  /** Whether the caller takes the counters that a read returns as exact. */
  boolean exact() default false;

  /** How urgent the answer of a call is. */
  enum Latency {
    /** A person or another program waits: one call should read one partition. */
    CRITICAL,
    /** The usual case. */
    NORMAL,
    /** A job that may take its time. */
    BATCH
  }
}
