package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a {@code long} property a counter, which {@link Increment} methods add to and nothing else
 * writes; it is zero until then. Beside its key an entity with a counter has counters only.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Counter {
  /**
   * States that whoever reads the counter takes it as exact, such as for money or stock. A counter
   * is about right; with {@link ReconciledCounter} it is held against what it counts.
   */
  boolean exact() default false;
}
