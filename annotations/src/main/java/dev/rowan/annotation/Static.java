package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a property a static column: all rows of a partition share one value. The entity needs at
 * least one clustering column.
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
public @interface Static {}
