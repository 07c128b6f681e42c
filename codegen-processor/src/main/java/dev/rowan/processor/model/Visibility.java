package dev.rowan.processor.model;

/** Who can see a type, with all the types around it: the generated code stands in its package. */
public enum Visibility {
  PUBLIC,
  /** Visible in its package. */
  PACKAGE,
  /** Hidden in another type. */
  PRIVATE
}
