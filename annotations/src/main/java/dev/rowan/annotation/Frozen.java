package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a collection or a {@link Udt} as a single value, which is read and written as a whole.
 * Without this annotation the column has one cell per element or field. Two writers that change
 * different cells then both succeed. A collection in the primary key needs this annotation. Copies
 * in index tables, user-defined types in keys, and types nested in other types are always frozen.
 * <!-- tag: station -->
 *
 * <pre>{@code
 * @Entity
 * public record Station(
 *     @PartitionKey String name,
 *     Place place,
 *     @Frozen Set<String> labels,
 *     Map<String, Place> sensors) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Frozen {}
