package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a {@code float[]} property as a CQL vector: a single value of fixed length.
 * <!-- tag: api-dimensions -->
 *
 * <pre>{@code
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Dimensions {
  /** The length of every array, from 1 to 8192. */
  int value();
}
