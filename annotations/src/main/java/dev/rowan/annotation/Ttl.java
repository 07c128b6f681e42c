package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lets what is written to an entity's table expire: the sum of the attributes after the write, more
 * than nothing and 20 years at most. A {@code WriteOptions} parameter of a method says otherwise
 * for one write.
 *
 * <p>Of an entity with indexes, an insert lets the whole row expire, as far as indexes are made of
 * it, and its entries with it; an update lets what it writes into indexed columns live as long as
 * what stood there.
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
