package shop;

import dev.rowan.junit.RowanTest;
import dev.rowan.junit.TestStore;

/** The clock of a store that stands for a cluster, where Rowan maintains the index. */
@RowanTest(store = TestStore.MEMORY_LIKE_CASSANDRA)
class OffersLikeCassandraTest extends OffersTest {}
