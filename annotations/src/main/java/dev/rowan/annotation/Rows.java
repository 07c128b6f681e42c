package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States how many rows a partition of the entity's own table has, where a {@link Rate} makes no
 * sense. The statement does not apply to the tables of indexes, whose partitions are others.
 * <!-- tag: api-rows -->
 *
 * <pre>{@code
 * @Entity
 * @Rows(perPartition = 300, max = 50_000) // votes of one poll
 * public record Vote(
 *     @PartitionKey @Identity UUID poll, @Clustering @Identity UUID voter, String choice) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Rows {
  /** The average number of rows of a partition; more than 0. */
  long perPartition();

  /** The largest number of rows of a partition; 0 if the number is close to the average. */
  long max() default 0;
}
