package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a property a copy of a property of another entity, so that a read needs no second request:
 * the name of the author in each of her posts. The row copies from the one row, its source, whose
 * primary key it refers to; null where it refers to none, or the source is not there.
 *
 * <p>A copy is never the caller's to write. Each write that says what the row refers to reads the
 * source and stores what that says, whatever the object holds; the object itself does not change.
 * When the source changes, or is inserted or deleted, all rows that copy from it are rewritten: see
 * {@link #async}. So the other entity names this one in {@link CopiedBy}.
 *
 * <p>All rows of one source must be in one partition: of the entity's own table, or of one of its
 * indexes, whose key begins with what refers to the source.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface CopiedFrom {
  /** The entity that is copied from. */
  Class<?> entity();

  /** The name of its property, which has the same type. */
  String field();

  /**
   * The properties here that hold the primary key of the source, in the order of that key. Left
   * out, they are found by their names and types: for a key {@code id} of {@code Author} it is
   * {@code authorId} or {@code author}; for a key {@code authorId}, also {@code authorId}.
   */
  String[] by() default {};

  /** About how many rows copy from one source; 0 if unknown. A change of it rewrites so many. */
  long rows() default 0;

  /** How many rows copy from the one source that has most; 0 if it is about {@link #rows}. */
  long most() default 0;

  /**
   * Whether a write of the source does not wait for its copies. Otherwise it completes when all
   * rows follow it, or 10,000 of them, or ten seconds have passed; what is left follows behind.
   * Where several properties copy from one row, one that is {@code async} makes all of them so.
   */
  boolean async() default false;
}
