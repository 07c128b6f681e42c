// tag::junit-file[]
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.dao.Limit;
import dev.rowan.junit.RowanTest;
import java.math.BigDecimal;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

// tag::junit-test[]
@RowanTest
class FreshItemsTest {
  private final Item lamp = new Item(UUID.randomUUID(), "ann", "lamp", new BigDecimal("12.50"));

  @BeforeEach
  void offer(Items items) {
    items.save(lamp);
  }

  @Test
  void aSellerFindsItsItems(Items items) {
    assertThat(items.bySeller("ann", Limit.of(10))).containsExactly(lamp);
  }

  @Test
  void anItemHasAKey(Items items) {
    assertThat(items.find(lamp.id())).hasValue(lamp);
  }
}
// end::junit-test[]
// end::junit-file[]
