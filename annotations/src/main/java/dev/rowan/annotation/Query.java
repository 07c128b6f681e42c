package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method execute a CQL statement: a SELECT from a table of the model.
 *
 * @see #value
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Query {
  /** The statement. */
  String value();

  /**
   * The entity whose table the statement reads. Required only if the entity is in another module,
   * and no method of the DAO shows it.
   */
  Class<?> entity() default void.class;
}
