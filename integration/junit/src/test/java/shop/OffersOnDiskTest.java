package shop;

import dev.rowan.junit.RowanTest;
import dev.rowan.junit.TestStore;

/** The clock of a store on disk. */
@RowanTest(store = TestStore.EMBEDDED)
class OffersOnDiskTest extends OffersTest {}
