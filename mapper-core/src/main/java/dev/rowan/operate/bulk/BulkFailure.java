package dev.rowan.operate.bulk;

import dev.rowan.error.RowanException;

/**
 * An entity that a bulk save could not store.
 * <!-- tag: bulk -->
 *
 * <pre>{@code
 * BulkResult<Reading> result = rowan.bulk(ReadingMapping.INSTANCE).stoppingAfter(100).save(many);
 * for (BulkFailure<Reading> failure : result.failures()) {
 *   log(failure.place(), failure.error().code());
 * }
 * }</pre>
 *
 * @param place the position of the entity in the source, from 0
 * @param error the cause; after a {@link dev.rowan.error.OutcomeUnknownException} the entity may be
 *     stored
 */
public record BulkFailure<E>(long place, E entity, RowanException error) {
  /** Returns the position and the cause; never the entity, whose values may be private. */
  @Override
  public String toString() {
    return "entity " + place + ": " + error.getMessage();
  }
}
