package dev.rowan.mapping;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Code of the program that runs for each entity of a type that a call writes or reads. It checks,
 * completes or replaces the entity, or follows its changes. Register it with {@link
 * dev.rowan.RowanOptions#withCallback}.
 * <!-- tag: lower-case-emails-before -->
 *
 * <pre>{@code
 * @Override
 * public Subscriber beforeWrite(Subscriber subscriber) {
 *   return subscriber.withEmail(subscriber.email().toLowerCase(Locale.ROOT));
 * }
 * }</pre>
 *
 * <p>Callbacks run in threads that send requests and receive answers, several at the same time:
 * they must be thread-safe, and must not wait for other calls. An exception of a callback ends the
 * call. If a callback before a write throws it, nothing was written; if one after a write does, the
 * write stays.
 *
 * <p>Callbacks after a write run when the store has acknowledged the write and its index entries,
 * before the call returns or its stage completes. Those of a batch run after the whole batch, in
 * the order of its writes. They do not run if a condition does not hold, if nothing changes, or
 * after a failure, even if the outcome is unknown: a crash or a timeout can leave a write without
 * its callback. They do not run for {@code rowan.bulk} either.
 *
 * <p>No callback runs for projections and single values, and for rows that {@code rowan.transfer()}
 * and jobs of maintenance copy.
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
   * columns, a patch, or a statement. By default, it accepts each value. Properties of the key,
   * versions, increments and changes of elements of a collection are not checked.
   *
   * @param type the class of the entity
   * @param property the name of the property
   * @param value the new value; null if the call deletes it
   */
  default void beforeChange(Class<? extends E> type, String property, @Nullable Object value) {}

  /**
   * Runs after an insert or an update of a whole entity. By default, it does nothing.
   *
   * @param entity the entity with its generated values, as {@link #beforeWrite} returned it. Of an
   *     update from one state to another, the new state
   */
  default void afterWrite(E entity) {}

  /**
   * Runs after a write that sets columns without the whole entity: an update of some columns, a
   * patch, an increment, or a statement. By default, it does nothing.
   *
   * @param type the class of the entity
   * @param key the properties of the key of the row, by name, in the order of the key; only those
   *     of the partition key if the write sets static columns alone
   */
  default void afterChange(Class<? extends E> type, Map<String, Object> key) {}

  /**
   * Runs after a delete, even if there was no row. By default, it does nothing.
   *
   * @param type the class of the entity
   * @param key the properties of the key, by name, in the order of the key. Of a delete of several
   *     rows, those that the rows have in common: the first ones. Empty if {@code
   *     rowan.maintenance().truncate(…)} has removed all rows
   */
  default void afterDelete(Class<? extends E> type, Map<String, Object> key) {}

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
