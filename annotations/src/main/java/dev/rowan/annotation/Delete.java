package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method that deletes one row, by entity or by the properties of its whole primary key, or all
 * rows of one partition that begin with the same key: the parameters name the whole partition key
 * and, in order, as many clustering columns as are wanted; the next one may be a {@code Range}.
 * Index entries go with the rows.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Delete {
  /**
   * The entity whose rows go. May be left out where a parameter or the DAO's other methods show it.
   */
  Class<?> entity() default void.class;

  /**
   * Deletes only if the row exists; the method then returns {@code boolean}: deleted? or {@code
   * Applied<T>}.
   */
  boolean ifExists() default false;
}
