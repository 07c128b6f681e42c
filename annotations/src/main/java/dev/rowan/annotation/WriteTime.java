package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Fills a property with the time at which the value of another property was written. The property
 * is no column: reads set it, and writes ignore it. To give a write a time, pass {@code
 * WriteOptions.at}.
 *
 * <p>The type of the property is {@code Instant}, or {@code Long} or {@code long} for microseconds
 * since 1970. The other property is beside the key and has one cell: no collection or user-defined
 * type, unless it is {@link Frozen}, and no counter.
 *
 * <p>The property is null, or 0, if the row has no value of the other property. It is so, too, in
 * an entity that no read of this store returns: a row that a conditional write finds, or a row of
 * the driver. An insert that returns its entity returns the property as it is.
 *
 * <p>A read of the entity requests the times of all columns from a cluster. A read through an index
 * also reads the row of each entry, as entries have times of their own. A projection has the times
 * that it names: by the name of such a property, or by this annotation on a component.
 * <!-- tag: write-time -->
 *
 * <pre>{@code
 * @Entity
 * @CustomIndex(name = "essays_by_author", partition = "author", clustering = "id", include = "*")
 * public record Essay(
 *     @PartitionKey UUID id,
 *     @Immutable String author,
 *     @Nullable String text,
 *     @WriteTime("text") @Nullable Instant edited, // null before the text has a value
 *     @RemainingTtl("text") @Nullable Duration left) {} // null if the text never expires
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface WriteTime {
  /** The name of the other property. */
  String value();
}
