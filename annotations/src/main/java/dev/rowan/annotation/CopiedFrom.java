package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a property a copy of a property of another entity, so that a read needs no second request.
 * An example is the name of the singer in each album. The row that holds the original value is the
 * source. The copy is null if the row refers to no source, or if the source does not exist.
 *
 * <p>Rowan writes the copy; the caller cannot. Each write that sets the reference reads the source
 * and stores the source's value. The value in the caller's object is ignored, and the object does
 * not change. When the source is changed, inserted or deleted, Rowan rewrites every row that copies
 * from the source; see {@link #async}. The other entity must name this entity in {@link CopiedBy}.
 *
 * <p>All rows that copy from one source must be in one partition. The partition belongs to the
 * entity's own table, or to one of its indexes whose key begins with the reference.
 * <!-- tag: album -->
 *
 * <pre>{@code
 * @Entity
 * @CustomIndex(
 *     name = "album_by_singer",
 *     partition = "singerId",
 *     clustering = {"year desc", "id"},
 *     include = "*")
 * public record Album(
 *     @PartitionKey UUID id,
 *     @Immutable UUID singerId,
 *     @Immutable int year,
 *     String title,
 *     @CopiedFrom(entity = Singer.class, field = "name") @Nullable String singerName) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface CopiedFrom {
  /** The entity to copy from. */
  Class<?> entity();

  /** The name of the property to copy. Both properties must have the same type. */
  String field();

  /**
   * The properties of this entity that hold the primary key of the source, in the order of that
   * key.
   *
   * <p>If empty, Rowan finds them by name and type. For a key {@code id} of {@code Author}, the
   * property is {@code authorId} or {@code author}. For a key {@code authorId}, the property may
   * also be {@code authorId}.
   */
  String[] by() default {};

  /**
   * The average number of rows that copy from one source; 0 if unknown. A change of the source
   * rewrites that many rows.
   */
  long rows() default 0;

  /**
   * The largest number of rows that copy from one source; 0 if the number is close to {@link
   * #rows}.
   */
  long most() default 0;

  /**
   * Whether a write of the source completes without waiting for its copies.
   *
   * <p>If false, the write completes when all copies are rewritten, after 10,000 copies, or after
   * ten seconds, whichever comes first. The remaining copies are rewritten in the background. If
   * several properties copy from one row and one of them is {@code async}, all of them are.
   */
  boolean async() default false;
}
