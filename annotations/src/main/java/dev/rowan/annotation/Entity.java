package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maps a record or a bean to a table: one instance is one row.
 *
 * <p>A record maps every component. A bean is a concrete class with a constructor without
 * parameters that is not private. A bean maps every non-static field that is not {@link Transient}.
 * Rowan reads a field by its getter: {@code name()}, {@code getName()}, or {@code isName()} for a
 * {@code boolean}. Rowan sets a field by its setter, {@code setName(value)}. A field that is not
 * private needs neither.
 * <!-- tag: item -->
 *
 * <pre>{@code
 * @Entity
 * @CustomIndex(
 *     name = "items_by_seller",
 *     partition = "sellerId",
 *     clustering = {"price desc", "id"},
 *     include = "*")
 * public record Item(
 *     @PartitionKey UUID id, @Immutable String sellerId, String title, BigDecimal price) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Entity {
  /**
   * The name of the table. If empty, the name is the type's simple name in snake case: {@code
   * LogLine} becomes {@code log_line}.
   */
  String value() default "";

  /**
   * States that the table stays small for ever: at most 10,000 rows and 10 MB. Rules about few or
   * growing partitions then do not apply.
   */
  boolean small() default false;
}
