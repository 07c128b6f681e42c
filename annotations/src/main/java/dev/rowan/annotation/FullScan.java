package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method read every row of an entity's table, from every node, in the stored order of the
 * partitions. The method has no parameter, a {@code Limit}, or a {@code PageRequest} with a {@code
 * Page} as result.
 * <!-- tag: api-full-scan -->
 *
 * <pre>{@code
 * @FullScan(because = "the nightly archive reads all rooms")
 * Stream<Message> all();
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface FullScan {
  /** The reason why a full scan is acceptable; must not be blank. */
  String because();
}
