package dev.rowan.annotation;

/** The direction of a sort order. */
public enum Order {
  /** Smallest value first. */
  ASC,
  /** Largest value first. */
  DESC
}
