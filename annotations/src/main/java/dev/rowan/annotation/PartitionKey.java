package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a property a component of the partition key. The partition key determines the nodes that
 * store a row.
 * <!-- tag: reading -->
 *
 * <pre>{@code
 * @Entity
 * public record Reading(
 *     @PartitionKey(0) String station,
 *     @PartitionKey(1) LocalDate day,
 *     @Clustering(order = Order.DESC) Instant at,
 *     @Static String firmware,
 *     Quality quality,
 *     Map<String, Double> values) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface PartitionKey {
  /** The position among the components of the partition key, from 0 without gap or repeat. */
  int value() default 0;
}
