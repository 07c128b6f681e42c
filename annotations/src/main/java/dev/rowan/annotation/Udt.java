package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maps a record or a bean to a user-defined type. A property of this class is one column with named
 * fields. The column has one cell per field, unless it is {@link Frozen}. In collections, keys and
 * other user-defined types the value is always frozen. The class maps its fields as an entity maps
 * its columns, without keys.
 * <!-- tag: place -->
 *
 * <pre>{@code
 * @Udt
 * public record Place(String town, double latitude, double longitude) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Udt {
  /**
   * The name of the user-defined type. If empty, the name is the class's simple name in snake case:
   * {@code PostalAddress} becomes {@code postal_address}.
   */
  String value() default "";
}
