package dev.rowan.mapping;

import org.jspecify.annotations.Nullable;

/**
 * Code of the program that runs for each entity of a type that a call writes or reads: it checks,
 * completes or replaces the entity. Register it with {@link dev.rowan.RowanOptions#withCallback}.
 * <!-- tag: lower-case-emails-before -->
 *
 * <pre>{@code
 * @Override
 * public Subscriber beforeWrite(Subscriber subscriber) {
 *   return subscriber.withEmail(subscriber.email().toLowerCase(Locale.ROOT));
 * }
 * }</pre>
 *
 * <p>Callbacks run in threads that send requests and receive answers, several at a time: they must
 * be thread-safe, and must not wait for other calls. An exception of a callback ends the call. If a
 * callback of a write throws it, nothing was written.
 *
 * <p>No callback runs for deletes, for projections and single values, and for rows that {@code
 * rowan.transfer()} and jobs of maintenance copy.
 *
 * @param <E> the type of the entities: an entity, or a type that several entities extend
 */
public interface EntityCallback<E> {
  /**
   * Returns the entity to write in place of an entity that a program passes to an insert or an
   * update. Inserts pass it with its generated values, and return it if they return the stored
   * entity. Of an update from one state to another, the callback gets the new state.
   *
   * @param entity never null
   * @return the same object, or another of the same class with the same key; by default, the same
   *     object
   */
  default E beforeWrite(E entity) {
    return entity;
  }

  /**
   * Checks the value of a property that a call sets without the whole entity: an update of some
   * columns, or a patch. By default, it accepts each value. Properties of the key, increments and
   * changes of elements of a collection are not checked.
   *
   * @param type the class of the entity
   * @param property the name of the property
   * @param value the new value; null if the call deletes it
   */
  default void beforeChange(Class<? extends E> type, String property, @Nullable Object value) {}

  /**
   * Returns the entity that a read returns in place of an entity that was read: of a find, a
   * select, a scan, or the current row of a conditional write.
   *
   * @param entity never null
   * @return the same object, or another of the same class; by default, the same object
   */
  default E afterRead(E entity) {
    return entity;
  }
}
