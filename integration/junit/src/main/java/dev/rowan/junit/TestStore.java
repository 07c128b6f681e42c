package dev.rowan.junit;

/**
 * The store of a test class.
 *
 * @see RowanTest#store()
 */
public enum TestStore {
  /** A new store on the heap, {@code rowan:memory:}. It opens in milliseconds. */
  MEMORY,
  /** A new store on the heap that refuses what a cluster refuses. */
  MEMORY_LIKE_CASSANDRA,
  /** A new durable store in a temporary directory, which is removed afterwards. */
  EMBEDDED,
  /**
   * The store at the address in the configuration parameter {@value RowanTest#URL} of JUnit, which
   * is also a system property. It is opened once for each class. Its rows are not removed: tests
   * that repeat themselves need new keys.
   */
  CASSANDRA
}
