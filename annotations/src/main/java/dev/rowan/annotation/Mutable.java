package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States how often the value of a property changes in one row. The compiler uses the rate to
 * estimate the cost of copies of the property.
 * <!-- tag: api-mutable -->
 *
 * <pre>{@code
 * @Entity
 * @CopiedBy(Remark.class)
 * public record Author(
 *     @PartitionKey UUID id, @Mutable(perDay = 0.001) String name) {} // one change in three years
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Mutable {
  /** The number of changes of one row per day; at least 0. */
  double perDay();
}
