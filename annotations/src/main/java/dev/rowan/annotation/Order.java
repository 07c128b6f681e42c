package dev.rowan.annotation;

/** A direction of sorting. */
public enum Order {
  /** Smallest value first. */
  ASC,
  /** Largest value first. */
  DESC
}
