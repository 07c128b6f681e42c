package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Suppresses one warning of a design rule on one element, and records the reason. Errors cannot be
 * suppressed.
 * <!-- tag: api-suppress -->
 *
 * <pre>{@code
 * @Entity
 * public record Chunk(
 *     @PartitionKey UUID file,
 *     @SuppressDesign(rule = "KEY-10", because = "offsets are eight bytes, big-endian") @Clustering
 *         ByteBuffer offset,
 *     ByteBuffer content) {}
 * }</pre>
 */
@Documented
@Repeatable(SuppressDesigns.class)
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface SuppressDesign {
  /** The code of the rule, such as {@code KEY-10}. */
  String rule();

  /** The reason why the design is acceptable; must not be blank. */
  String because();
}
