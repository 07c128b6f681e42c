package dev.rowan.mutation;

/** What must hold of a row for its mutation, and so for the whole unit, to be applied. */
public enum Condition {
  /** Nothing. */
  NONE,
  /** The row exists. */
  IF_EXISTS,
  /** The row does not exist. */
  IF_NOT_EXISTS
}
