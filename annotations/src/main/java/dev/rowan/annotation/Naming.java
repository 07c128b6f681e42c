package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Chooses how the names of tables, user-defined types and columns follow from the names of classes
 * and properties, for existing tables that have other names than Rowan's. It applies to an entity
 * or a user-defined type, to all that a class encloses, or to all of a package. The innermost one
 * wins. A name that {@link Entity}, {@link Udt} or {@link Column} states is used as it is, and so
 * is the name of an index.
 *
 * <p>The convention belongs to the class, so that all modules that use an entity agree about its
 * columns.
 * <!-- tag: shift -->
 *
 * <pre>{@code
 * @Entity
 * @Naming(Naming.Convention.AS_WRITTEN)
 * public record Shift(@PartitionKey UUID workerId, @Clustering LocalDate firstDay, String note) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.PACKAGE})
public @interface Naming {
  /** The convention. */
  Convention value();

  /** How a name follows from a Java name. */
  enum Convention {
    /** {@code workerId} becomes {@code worker_id}, and {@code Shift} becomes {@code shift}. */
    SNAKE_CASE,
    /** {@code workerId} and {@code Shift} stay as they are. */
    AS_WRITTEN,
    /**
     * {@code workerId} becomes {@code workerid}, and {@code Shift} becomes {@code shift}: the names
     * that servers give to columns whose names had capital letters and no quotation marks.
     */
    LOWER_CASE,
    /** {@code workerId} becomes {@code WORKERID}, and {@code Shift} becomes {@code SHIFT}. */
    UPPER_CASE,
    /** {@code workerId} becomes {@code WORKER_ID}, and {@code Shift} becomes {@code SHIFT}. */
    UPPER_SNAKE_CASE,
    /** {@code workerId} stays as it is, and {@code Shift} becomes {@code shift}. */
    LOWER_CAMEL_CASE,
    /** {@code workerId} becomes {@code WorkerId}, and {@code Shift} stays as it is. */
    UPPER_CAMEL_CASE
  }
}
