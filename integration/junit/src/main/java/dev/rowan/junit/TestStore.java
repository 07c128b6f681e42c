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
   * A keyspace of a real server. The configuration parameters of JUnit, which are also system
   * properties, choose the server:
   *
   * <ul>
   *   <li>{@value RowanTest#URL} is the address of a keyspace on a server that runs. It is opened
   *       once for each class. Its rows are not removed: tests that repeat themselves need new
   *       keys.
   *   <li>{@value RowanTest#CASSANDRA_CLASS_PATH} or {@value RowanTest#CASSANDRA_HOME} names the
   *       jars of a server. The first test that needs the server starts it, and it ends with the
   *       process of the tests. Each test, or class, has a new keyspace, which is dropped
   *       afterwards.
   * </ul>
   *
   * <p>The first parameter of this list that is set counts.
   */
  CASSANDRA
}
