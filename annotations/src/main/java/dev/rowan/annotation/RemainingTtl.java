package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Fills a property with the time for which the value of another property still exists. The property
 * is no column: reads set it, and writes ignore it. {@link Ttl} and {@code WriteOptions} give
 * values a TTL.
 *
 * <p>The type of the property is {@code Duration}, or {@code Integer} or {@code int} for seconds.
 * It is null, or 0, if the value never expires, and if there is no value. All else is as with
 * {@link WriteTime}.
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
public @interface RemainingTtl {
  /** The name of the other property. */
  String value();
}
