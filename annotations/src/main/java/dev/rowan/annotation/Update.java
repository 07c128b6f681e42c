package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method that changes columns of one row: of the row of one entity parameter, or of the row whose
 * key the parameters name, in the columns that the other parameters name. A null column parameter
 * deletes the column's value. As in Cassandra, an update of a row that does not exist creates it,
 * unless {@link #ifExists()} is set.
 *
 * <p>With two entity parameters, {@code change(Item before, Item after)}, it writes what differs
 * between them, null included. Returning {@code boolean} or {@code Applied<T>}, it does so only if
 * the row still is as {@code before} says, static properties aside: nobody's change is overwritten
 * unseen. A row that does not exist counts as one without values.
 *
 * <p>With one parameter that is the patch of an entity, {@code change(ItemPatch patch)}, it writes
 * what the patch sets and clears; a patch that says nothing is not written.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Update {
  /**
   * Writes only if the row exists; the method then returns {@code boolean}: written? or {@code
   * Applied<T>}.
   */
  boolean ifExists() default false;

  /** What null properties of an entity parameter mean; column parameters always delete. */
  Nulls nulls() default Nulls.UNSET;
}
