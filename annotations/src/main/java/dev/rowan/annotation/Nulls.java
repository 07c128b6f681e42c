package dev.rowan.annotation;

/** The meaning of a null property when an entity is written. */
public enum Nulls {
  /** Leaves the column unchanged; writes nothing for it. */
  UNSET,
  /** Deletes the value of the column. */
  DELETE
}
