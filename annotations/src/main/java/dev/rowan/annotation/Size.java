package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States how many bytes the values of a property have: a text, a blob, a number without a bound, or
 * one element of a collection of them. The compiler computes the sizes of rows, keys and partitions
 * from it; without it, the compiler assumes 32 bytes on average. Rowan does not check the size of
 * values at run time.
 * <!-- tag: api-size -->
 *
 * <pre>{@code
 * @Entity
 * @Rate(rows = 20_000) // a day
 * @Retention(days = 1_095) // a job deletes older requests
 * @CustomIndex(name = "requests_by_team", partition = "team", clustering = "id")
 * public record HelpRequest(
 *     @PartitionKey UUID id,
 *     @Cardinality(distinct = 4_000, skew = 2) String team,
 *     @Size(avg = 2_000, max = 100_000) String text) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Size {
  /** The average number of bytes; a text has one byte for each ASCII letter. */
  long avg();

  /** The largest number of bytes; 0 if the number is close to {@link #avg}. */
  long max() default 0;
}
