package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Maps a record or a bean to a tuple. The properties are the fields of the tuple, in the order of
 * the record's components, or of the class's fields. A tuple has no name and no names of fields:
 * two classes with the same types in the same order are the same tuple for the database.
 *
 * <p>A property of this class is one column and one value. It is written as a whole, and {@link
 * Frozen} changes nothing. A field of the tuple can be null, unless its Java type is primitive; a
 * primitive field without a value is read as zero or false. A tuple can be in collections, in other
 * tuples, in user-defined types and in keys.
 * <!-- tag: slot -->
 *
 * <pre>{@code
 * @Tuple
 * public record Slot(int aisle, @Nullable String shelf) {}
 * }</pre>
 *
 * <p>Use {@link Udt} where fields are added later: a tuple cannot change.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Tuple {}
