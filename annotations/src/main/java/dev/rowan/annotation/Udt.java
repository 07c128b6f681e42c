package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a record or a bean a user-defined type: a property of this class is one column with named
 * fields. The column has a cell for each field, unless it is {@link Frozen}; inside of collections,
 * keys and other user-defined types it is always one value. The class maps its fields as an entity
 * maps its columns, without keys.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Udt {
  /**
   * The type's name. Empty means the class's simple name in snake case: {@code PostalAddress} is
   * {@code postal_address}.
   */
  String value() default "";
}
