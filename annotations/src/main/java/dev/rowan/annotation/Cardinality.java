package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States how many different values a property has. For a collection, the values are its elements.
 * The compiler computes the number of partitions and their rows from it.
 * <!-- tag: api-cardinality -->
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
public @interface Cardinality {
  /** The number of different values in the whole table; 0 if unknown. */
  long distinct() default 0;

  /** The number of different values in one partition, for a clustering column; 0 if unknown. */
  long perPartition() default 0;

  /**
   * The number of rows of the most frequent value, divided by the average number of rows of a
   * value; at least 1.
   */
  double skew() default 1;
}
