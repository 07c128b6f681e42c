package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method add to the counters of one row. The parameters name the whole primary key and, per
 * counter, the amount to add, which may be negative. Or one parameter is a patch. A row of counters
 * exists from its first increment. A {@code WriteOptions} parameter sets the request options of one
 * call, such as consistency and timeout. Options with a TTL or a timestamp are refused, because
 * Cassandra has neither for counters.
 *
 * <p>A failed increment may have been applied, for example after a timeout. A retry can count
 * twice.
 * <!-- tag: counting -->
 *
 * <pre>{@code
 * @Increment
 * void count(String station, LocalDate day, long readings);
 *
 * @Increment
 * void count(String station, LocalDate day, long readings, long alarms);
 *
 * @Select
 * Optional<DayCount> find(String station, LocalDate day);
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Increment {
  /**
   * The entity whose counters are incremented. Required only if neither a parameter nor another
   * method of the DAO shows the entity.
   */
  Class<?> entity() default void.class;
}
