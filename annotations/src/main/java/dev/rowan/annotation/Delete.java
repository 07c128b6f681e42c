package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a method delete rows. The method deletes one row, identified by an entity or by its whole
 * primary key. Or the method deletes a contiguous part of one partition. For a part, the parameters
 * name the whole partition key and the first clustering columns in order. The last parameter may be
 * a {@code Range} of the next clustering column. Rowan also deletes the index entries of the rows.
 *
 * <p>Parameters may be {@code Collection}s of values of their columns. The method then deletes by
 * each value, or by each combination of values, duplicates once. By values of clustering columns,
 * the deletes are one atomic batch, unless Rowan has to write each row by itself. Otherwise each is
 * a delete of its own, with bounded concurrency. If only a part succeeds, the call fails with an
 * {@code OutcomeUnknownException}, which has their number. An empty collection deletes nothing. A
 * null collection or value is refused.
 * <!-- tag: api-delete -->
 *
 * <pre>{@code
 * @Delete
 * void remove(String room, Instant sentAt); // one row
 *
 * @Delete(ifExists = true)
 * boolean remove(Message message); // false if the row does not exist
 *
 * @Delete(entity = Message.class)
 * void removeBetween(String room, Range<Instant> sentAt); // part of a partition
 *
 * @Delete(entity = Message.class)
 * void removeRoom(String room); // a whole partition
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Delete {
  /**
   * The entity whose rows are deleted. Required only if neither a parameter nor another method of
   * the DAO shows the entity.
   */
  Class<?> entity() default void.class;

  /**
   * Whether to delete only if the row exists. The method then returns {@code boolean}, true if the
   * row was deleted, or {@code Applied<T>}.
   */
  boolean ifExists() default false;

  /**
   * Whether to delete only the rows of the partition that {@link KeepLast} excludes: those after
   * the first ones in clustering order. The parameters give the whole partition key and nothing
   * else, and there is no condition.
   */
  boolean beyondLast() default false;

  /**
   * A condition on columns of the row, such as {@code "price > :limit"}: the row is deleted only if
   * all comparisons hold. {@link Update#onlyIf} describes its parts. The parameters or the entity
   * give the whole primary key. The method returns {@code boolean}, true if the row was deleted, or
   * {@code Applied<T>} with the row as it is.
   */
  String onlyIf() default "";
}
