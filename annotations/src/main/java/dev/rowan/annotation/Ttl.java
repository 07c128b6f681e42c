package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the default time to live of everything that is written to an entity's table. The TTL is the
 * sum of the attributes: more than 0 seconds and at most 20 years. A {@code WriteOptions} argument
 * overrides it for one write.
 *
 * <p>If the entity has indexes, an insert sets the TTL of all indexed columns and of the index
 * entries. An update of an indexed column keeps the remaining TTL of the previous value.
 * <!-- tag: login -->
 *
 * <pre>{@code
 * @Entity
 * @Ttl(days = 30)
 * public record Login(
 *     @PartitionKey String user, @Clustering(order = Order.DESC) Instant at, String device) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Ttl {
  /** Days of 24 hours. */
  int days() default 0;

  /** Hours. */
  int hours() default 0;

  /** Minutes. */
  int minutes() default 0;

  /** Seconds. */
  int seconds() default 0;
}
