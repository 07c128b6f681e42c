package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method that writes one whole entity, whether or not its row exists. Its one parameter is the
 * entity. A method that returns {@code Write} plans it for {@code Rowan.commit}, which makes it in
 * one unit with others; so do methods with {@link Update} and {@link Delete}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Insert {
  /**
   * Writes only if the row does not exist; the method then returns {@code boolean}: written? or
   * {@code Applied<T>}: written, or the row that stood there.
   */
  boolean ifNotExists() default false;

  /** What null properties mean. */
  Nulls nulls() default Nulls.UNSET;
}
