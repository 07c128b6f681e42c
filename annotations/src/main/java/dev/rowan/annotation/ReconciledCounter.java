package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds a {@link Counter} against the rows that it counts. An increment that failed without an
 * answer may have been applied, and whoever stops between a row and its increment leaves them
 * apart: a counter is about right. The rows are exact. The job {@code rowan.maintenance().recount}
 * counts them, and adds what the counter lacks, or has too much.
 *
 * <p>All rows that one counter counts must be in one partition: of the other entity's own table, or
 * of one of its indexes, whose key begins with the key of the counter.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface ReconciledCounter {
  /** The entity whose rows are counted. */
  Class<?> from();

  /**
   * The properties of that entity that hold the primary key of the counter, in the order of that
   * key. Left out, they are those of the same names and types.
   */
  String[] by() default {};

  /** How often the rows are to be counted, in the format of ISO 8601. */
  String every() default "PT1H";
}
