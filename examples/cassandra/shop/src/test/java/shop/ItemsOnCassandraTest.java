package shop;

import dev.rowan.junit.RowanTest;
import dev.rowan.junit.TestStore;

/** Repeats the tests on a real Cassandra, which the first of them starts. */
@RowanTest(store = TestStore.CASSANDRA)
class ItemsOnCassandraTest extends ItemsTest {}
