package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says how a property is stored, where the default does not fit. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Column {
  /**
   * The column's name. Empty means the property's name in snake case: {@code sellerId} is {@code
   * seller_id}.
   */
  String value() default "";

  /** The column's CQL type; for a collection, the type of its elements. */
  CqlType type() default CqlType.INFERRED;
}
