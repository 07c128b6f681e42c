package dev.rowan.junit;

/**
 * How long a store exists.
 *
 * @see RowanTest#lifetime()
 */
public enum StoreLifetime {
  /** Each test has a store of its own. */
  TEST,
  /** All tests of the class, and of classes nested in it, share one store. */
  CLASS
}
