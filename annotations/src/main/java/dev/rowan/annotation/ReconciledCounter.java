package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares which rows a {@link Counter} counts, so that Rowan can correct the counter. A counter is
 * approximate: a timed-out increment may have been applied, and a crash can separate a row from its
 * increment. The rows are exact. The job {@code rowan.maintenance().recount} counts the rows and
 * adds the difference to the counter.
 *
 * <p>All rows that one counter counts must be in one partition. The partition belongs to the other
 * entity's own table, or to one of its indexes whose key begins with the key of the counter.
 * <!-- tag: count -->
 *
 * <pre>{@code
 * @Entity
 * public record LikeCount(
 *     @PartitionKey UUID item,
 *     @ReconciledCounter(from = Like.class, every = "PT1H") @Counter(exact = true) long likes) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface ReconciledCounter {
  /** The entity whose rows are counted. */
  Class<?> from();

  /**
   * The properties of that entity that hold the primary key of the counter, in the order of that
   * key. If empty, the properties have the same names and types as the key.
   */
  String[] by() default {};

  /** The interval between two recounts, as an ISO 8601 duration. */
  String every() default "PT1H";
}
