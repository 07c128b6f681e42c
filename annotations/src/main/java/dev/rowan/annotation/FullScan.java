package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method that reads every row of an entity's table, from every node, in the order in which
 * partitions are stored. Its parameters are a {@code Limit}, or a {@code PageRequest} with a {@code
 * Page}, or none.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface FullScan {
  /** What such a read is for; must not be blank. */
  String because();
}
