package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Makes a property a clustering column: rows of one partition are stored sorted by it. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Clustering {
  /**
   * The position among the clustering columns, from 0 without gap or repeat. A lone clustering
   * column may leave it out.
   */
  int value() default 0;

  /** The direction in which rows are stored; reading in the other direction is dearer. */
  Order order() default Order.ASC;
}
