package dev.rowan.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rowan.dao.Limit;
import java.math.BigDecimal;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import shop.Item;
import shop.Items;

@RowanTest(store = TestStore.MEMORY_LIKE_CASSANDRA)
class CallCostsTest {
  private static final String SELLER = "secret-ann";

  private final Item lamp =
      new Item(UUID.randomUUID(), SELLER, "secret-lamp", new BigDecimal("12.50"));

  @BeforeEach
  void offer(Items items) {
    items.save(lamp);
    items.save(new Item(UUID.randomUUID(), SELLER, "secret-chair", BigDecimal.TEN));
  }

  // tag::junit-costs[]
  @Test
  void aSellerIsOneRequestAndOneForEachItem(Items items, CallCosts costs) throws Exception {
    costs.of(() -> items.bySeller(SELLER, Limit.of(2))).atMostRequests(1 + 2);
  }

  // end::junit-costs[]

  // tag::junit-cost[]
  @Test
  void theCostOfAReadIsKnown(Items items, CallCosts costs) throws Exception {
    CallCost cost = costs.of(() -> items.find(lamp.id()));
    assertThat(cost.requests()).isEqualTo(1);
    assertThat(cost.rowsRead()).isEqualTo(1);
  }

  // end::junit-cost[]

  @Test
  void moreRequestsThanStatedFailWithThePlanAndWithoutValues(Items items, CallCosts costs)
      throws Exception {
    CallCost cost =
        costs.of(
            () -> {
              items.find(lamp.id());
              return items.bySeller(SELLER, Limit.of(10));
            });
    assertThat(cost.calls()).isEqualTo(2);
    long requests = cost.requests();
    assertThat(cost.atMostRequests(requests).atMostRowsRead(cost.rowsRead())).isSameAs(cost);
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> cost.atMostRequests(requests - 1))
        .withMessageContainingAll(
            requests + " requests, more than " + (requests - 1),
            "Items.find: 1 requests, 1 rows read, 0 written; SELECT ... FROM item WHERE id = ?",
            "Items.bySeller: ",
            "FROM items_by_seller WHERE seller_id = ?")
        .satisfies(failure -> assertThat(failure).hasMessageNotContaining("secret"));
    assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> cost.atMostRowsRead(1));
  }

  @Test
  void otherCallsOfTheTestAreNotMeasured(Items items, CallCosts costs) throws Exception {
    items.find(lamp.id());
    Thread other = new Thread(() -> items.find(lamp.id()));
    CallCost cost =
        costs.of(
            () -> {
              other.start();
              other.join();
              return items.find(lamp.id());
            });
    items.find(lamp.id());
    assertThat(cost.calls()).isEqualTo(1);
  }

  @Test
  void anActionWithoutCallsAndOneInsideAnotherAreMistakes(Items items, CallCosts costs) {
    assertThatIllegalStateException().isThrownBy(() -> costs.of(() -> 1));
    assertThatIllegalStateException()
        .isThrownBy(() -> costs.of(() -> costs.of(() -> items.find(lamp.id()))));
  }

  @Test
  void aFailureOfTheActionIsThatOfTheTest(CallCosts costs) {
    IllegalArgumentException failure = new IllegalArgumentException("of the action");
    CompletableFuture<?> failed = CompletableFuture.failedFuture(failure);
    assertThatExceptionOfType(ExecutionException.class)
        .isThrownBy(() -> costs.of(() -> failed))
        .withCause(failure);
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(
            () ->
                costs.of(
                    () -> {
                      throw failure;
                    }));
  }
}
