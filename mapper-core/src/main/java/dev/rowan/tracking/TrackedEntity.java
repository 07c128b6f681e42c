package dev.rowan.tracking;

/**
 * What the class of a tracked object has beside the entity's own. Its classes are made at run time;
 * nobody else implements it.
 */
public interface TrackedEntity {
  /** Returns what is remembered of the object. */
  TrackedState<?> rowanTrackedState();

  /** Takes what is remembered of the object, once. */
  void rowanTrackedState(TrackedState<?> state);
}
