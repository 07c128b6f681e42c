// tag::junit-subclass[]
package shop;

import dev.rowan.junit.RowanTest;
import dev.rowan.junit.TestStore;

@RowanTest(store = TestStore.EMBEDDED)
class FreshItemsOnDiskTest extends FreshItemsTest {}
// end::junit-subclass[]
