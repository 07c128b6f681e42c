package dev.rowan.internal.tracking;

/**
 * The tracked state of an entity. Only classes that are generated at run time implement this
 * interface.
 */
public interface TrackedEntity {
  /** Returns the tracked state. */
  TrackedState<?> rowanTrackedState();

  /** Sets the tracked state, once. */
  void rowanTrackedState(TrackedState<?> state);
}
