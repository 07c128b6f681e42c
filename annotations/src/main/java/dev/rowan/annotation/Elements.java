package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * States how many elements a collection has. An index by its elements has as many entries for each
 * row.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Elements {
  /** About how many. */
  long avg();

  /** How many at most; 0 if it is about {@link #avg}. */
  long max() default 0;
}
