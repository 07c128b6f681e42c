package dev.rowan.internal.session;

import dev.rowan.mapping.EntityCallback;

/**
 * A callback, and the type of the entities that it gets. Immutable.
 *
 * @param type an entity, or a type that several entities extend
 */
public record TypedCallback<T>(Class<T> type, EntityCallback<? super T> callback) {
  boolean takes(Class<?> entity) {
    return type.isAssignableFrom(entity);
  }
}
