package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States how long rows are stored. Unlike {@link Ttl} it deletes nothing: it is for rows that the
 * program or a job deletes, and for rows that are stored for ever.
 * <!-- tag: api-retention -->
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
@java.lang.annotation.Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Retention {
  /**
   * The number of days after which a row is deleted; 0 if not stated. It is also how far a read
   * looks back over a {@link Bucket} without {@code maxWalk}.
   */
  int days() default 0;

  /** Whether rows are stored for ever. */
  boolean forever() default false;
}
