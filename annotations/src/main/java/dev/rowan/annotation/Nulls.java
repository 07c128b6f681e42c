package dev.rowan.annotation;

/** What a null property of an entity means when the entity is written. */
public enum Nulls {
  /** The column is left as it is; nothing is written for it. */
  UNSET,
  /** The column's value is deleted. */
  DELETE
}
