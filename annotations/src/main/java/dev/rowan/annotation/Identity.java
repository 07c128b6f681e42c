package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States that the property is a part of the identity of an entity: two objects whose properties
 * with {@code @Identity} are equal are the same object. The compiler reports primary keys that lose
 * objects or store one object twice.
 * <!-- tag: api-identity -->
 *
 * <pre>{@code
 * @Entity
 * @Rows(perPartition = 300, max = 50_000) // votes of one poll
 * public record Vote(
 *     @PartitionKey @Identity UUID poll, @Clustering @Identity UUID voter, String choice) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Identity {}
