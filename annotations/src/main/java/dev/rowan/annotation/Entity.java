package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a record or a bean an entity: one instance is one row of one table.
 *
 * <p>A record maps every component. A bean is a concrete class with a constructor without
 * parameters, private to the package at most; it maps every non-static field that is not {@link
 * Transient}, read by its getter ({@code name()}, {@code getName()}, or {@code isName()} for {@code
 * boolean}) and set by its setter ({@code setName(value)}), or directly where the field itself is
 * not private.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Entity {
  /**
   * The table's name. Empty means the type's simple name in snake case: {@code LogLine} is {@code
   * log_line}.
   */
  String value() default "";
}
