package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States that properties are only valid together, such as an amount and its currency. Cassandra
 * resolves concurrent writes for each cell, so two writers can leave the amount of one beside the
 * currency of the other. Rule {@code CNS-05} reports a group that is stored in several cells.
 * <!-- tag: api-together -->
 *
 * <pre>{@code
 * @Entity
 * public record Payment(@PartitionKey UUID id, @Together @Frozen Money price) {
 *   @Udt
 *   record Money(BigDecimal amount, String currency) {}
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Together {
  /** The name of the group; properties with the same name are valid only together. */
  String value() default "";
}
