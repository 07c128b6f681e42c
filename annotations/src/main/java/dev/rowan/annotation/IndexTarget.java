package dev.rowan.annotation;

/** The part of a property that a {@link NativeIndex} contains. */
public enum IndexTarget {
  /** The value of the property; each element of a set or a list, each value of a map. */
  VALUES,
  /** Each key of a map. */
  KEYS,
  /** Each key of a map together with its value. A parameter has the type {@code Map.Entry}. */
  ENTRIES,
  /** A {@link Frozen} collection as one value. */
  FULL
}
