package dev.rowan.bulk;

import dev.rowan.error.RowanException;

/**
 * An entity that could not be stored.
 *
 * @param place its place in the source, from 0
 * @param error why; after a {@link dev.rowan.error.OutcomeUnknown} it may be stored all the same
 */
public record BulkFailure<E>(long place, E entity, RowanException error) {
  /** Returns everything but the entity, whose values may be private. */
  @Override
  public String toString() {
    return "entity " + place + ": " + error.getMessage();
  }
}
