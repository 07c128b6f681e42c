package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a property a clustering column. Cassandra stores the rows of one partition sorted by their
 * clustering columns.
 *
 * <p>A select may restrict the first clustering columns to values, and the next one to a {@code
 * Range}.
 * <!-- tag: move -->
 *
 * <pre>{@code
 * @Entity
 * public record Move(
 *     @PartitionKey String board,
 *     @Clustering(value = 0, order = Order.DESC) Instant at,
 *     @Clustering(1) UUID card,
 *     String lane) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Clustering {
  /**
   * The position among the clustering columns, from 0 without gap or repeat. A single clustering
   * column may omit the position.
   */
  int value() default 0;

  /** The direction in which rows are stored. Reading in the opposite direction costs more. */
  Order order() default Order.ASC;
}
