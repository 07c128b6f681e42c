package dev.rowan.processor.model;

/**
 * The visibility of a type, limited by its enclosing types. Generated code is in the same package.
 */
public enum Visibility {
  PUBLIC,
  /** Visible in its package. */
  PACKAGE,
  /** Private, or inside a private type. */
  PRIVATE
}
