package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method change columns of one row. The parameters are one entity, or the whole primary key
 * and the columns to change. A null column parameter deletes the value of the column. As in
 * Cassandra, an update of a missing row creates the row, unless {@link #ifExists()} is set.
 *
 * <p>Parameters of the primary key may be {@code Collection}s of values of their columns. The
 * method then changes the row of each value, or of each combination of values: the rows of one
 * partition in one batch where the entity allows it, other rows each by itself. A duplicate value
 * counts once, and an empty collection changes nothing. Such a method has no condition.
 *
 * <p>With two entities, {@code change(Item before, Item after)}, the method writes the properties
 * that differ, null included. If the method returns {@code boolean} or {@code Applied<T>}, the
 * write is conditional: the row must still equal {@code before} in all but its static properties.
 * No concurrent change is overwritten unnoticed. A missing row counts as a row without values.
 *
 * <p>With one patch, {@code change(ItemPatch patch)}, the method writes the changes of the patch.
 * An empty patch writes nothing.
 * <!-- tag: api-update -->
 *
 * <pre>{@code
 * @Update
 * void edit(String room, Instant sentAt, String text); // null deletes the text
 *
 * @Update(ifExists = true)
 * boolean replace(Message message); // false if the row does not exist
 *
 * @Update
 * Applied<Message> change(Message before, Message after); // writes the differences
 *
 * @Update
 * void change(MessagePatch patch); // MessagePatch is generated
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Update {
  /**
   * The entity whose row is changed. Required only if neither a parameter nor another method of the
   * DAO shows the entity.
   */
  Class<?> entity() default void.class;

  /**
   * Whether to write only if the row exists. The method then returns {@code boolean}, true if the
   * row was written, or {@code Applied<T>}.
   */
  boolean ifExists() default false;

  /**
   * A condition on columns of the row: the update is applied only if all its comparisons hold. The
   * method then returns {@code boolean}, true if the row was written, or {@code Applied<T>} with
   * the row as it is.
   *
   * <p>Comparisons are joined by {@code and}. A comparison is a property, an operator and a value.
   * The operators are {@code = != < <= > >=}, {@code in}, {@code contains} (an element of a
   * collection, or a value of a map) and {@code contains key}. In place of a property, {@code
   * labels[:key]} is the value of a key of a map, {@code steps[0]} an element of a list, and {@code
   * address.city} a field of a user-defined type. A value is a parameter, {@code :expected}, or a
   * constant: {@code 'a text'}, a number, {@code true}, {@code false}, {@code null}, or the name of
   * an enum constant in quotes. {@code in} takes values in parentheses, or a parameter of type
   * {@code Collection}.
   *
   * <p>A parameter that names a property is written, even if the condition compares it. Only {@code
   * =}, {@code !=} and {@code in} compare with null; a row that does not exist has null in all
   * columns. Key properties and counters cannot be compared.
   * <!-- tag: api-only-if -->
   *
   * <pre>{@code
   * @Update(onlyIf = "text = :before")
   * boolean correct(String room, Instant sentAt, String text, String before);
   *
   * @Update(onlyIf = "author in ('ann', :other) and text != null")
   * Applied<Message> rewrite(String room, Instant sentAt, String text, String other);
   * }</pre>
   */
  String onlyIf() default "";

  /**
   * The meaning of null properties of an entity parameter. A null column parameter always deletes.
   * If not set here, {@link Dao#nulls} of the DAO applies.
   */
  Nulls nulls() default Nulls.UNSET;
}
