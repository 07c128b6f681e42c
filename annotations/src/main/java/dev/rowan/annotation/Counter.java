package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a {@code long} property a counter column. Only {@link Increment} methods write counters. A
 * counter that was never incremented is zero. An entity with a counter has only counters besides
 * its key.
 * <!-- tag: counts -->
 *
 * <pre>{@code
 * @Entity
 * public record DayCount(
 *     @PartitionKey String station,
 *     @Clustering LocalDate day,
 *     @Counter long readings,
 *     @Counter long alarms) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Counter {
  /**
   * Whether readers take the value as exact, for example for money or stock. A counter is
   * approximate: a timed-out increment may be lost or applied. {@link ReconciledCounter} corrects a
   * counter from the rows that it counts.
   */
  boolean exact() default false;
}
