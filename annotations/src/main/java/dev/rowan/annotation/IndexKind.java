package dev.rowan.annotation;

/** The implementation of a {@link NativeIndex} on a cluster. */
public enum IndexKind {
  /**
   * A storage-attached index, which Cassandra has since version 5.0. It finds one value, and for
   * numbers and times a range of values. A select can use several of them together.
   */
  SAI,
  /**
   * A secondary index of the first generation. It finds one value, and a select can use only one of
   * them.
   */
  LEGACY
}
