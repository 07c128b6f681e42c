package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method that reads rows. Parameters name the properties that they restrict: to one value, to any
 * of a {@code Collection}, or, for the clustering column after those that are given, to a {@code
 * Range}; a {@code Limit} bounds the number of rows, and a {@code PageRequest} goes with a {@code
 * Page}. The table that serves the method, the entity's own or that of an index, is chosen when the
 * method is compiled.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Select {
  /**
   * The order of the rows, such as {@code "price desc"}: properties separated by commas. Empty
   * means the order in which the serving table stores them, partition after partition in the order
   * of their keys where a {@code Collection} names several; with an order their rows are merged.
   */
  String orderBy() default "";
}
