package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names classes that convert values before they are stored. A converter applies to properties of
 * its Java type, and to elements, keys and values of collections that have its Java type.
 *
 * <ul>
 *   <li>On a property, it applies to this property.
 *   <li>On an entity or a user-defined type, it applies to all properties of the type.
 *   <li>On a package, it applies to all entities and user-defined types of the package.
 *   <li>On another class, it applies to all values of this class.
 * </ul>
 *
 * <p>If several apply, the first of this list is used.
 *
 * <p>On a {@link Dao} it applies to the parameters of its methods, and to the values that its
 * methods return alone or in a record, where the property has the type that the converter stores.
 * On a parameter it applies to that parameter. A {@code Collection} and a {@code Range} are
 * converted by their values; a converter of the values of a range must preserve their order.
 * Entities and the keys of a {@code Map} are returned as they are.
 * <!-- tag: api-converted-by -->
 *
 * <pre>{@code
 * @Entity
 * @CustomIndex(
 *     name = "parts_by_maker",
 *     partition = "maker",
 *     clustering = {"listed desc", "sku"})
 * public record Part(
 *     @PartitionKey Sku sku, // text
 *     @Immutable MakerId maker, // uuid
 *     @Immutable LocalDateTime listed, // timestamp, in UTC
 *     Money price, // text, by the converter of the class
 *     @ConvertedBy(Length.InMillimetres.class) Length length, // int
 *     Optional<URI> manual, // text
 *     Set<Sku> fits) {} // set<text>
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({
  ElementType.RECORD_COMPONENT,
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.PARAMETER,
  ElementType.TYPE,
  ElementType.PACKAGE
})
public @interface ConvertedBy {
  /** The converters: classes with a constructor without parameters. */
  Class<? extends Converter<?, ?>>[] value();
}
