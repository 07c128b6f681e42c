package dev.rowan.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.rowan.dao.Limit;
import java.math.BigDecimal;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
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

  // tag::junit-planned[]
  @Test
  void noCallNeedsMoreThanItsPlan(Items items, CallCosts costs) throws Exception {
    costs.of(() -> items.bySeller(SELLER, Limit.of(10))).asPlanned();
    costs.of(() -> items.find(lamp.id())).asPlanned();
  }

  // end::junit-planned[]

  @Test
  void moreRequestsThanPlannedFailWithoutValues(Items items, CallCosts costs) throws Exception {
    List<Item> many =
        IntStream.range(0, 1_200)
            .mapToObj(i -> new Item(UUID.randomUUID(), "secret-bob", "t", BigDecimal.valueOf(i)))
            .toList();
    many.forEach(items::save);
    CallCost pages = costs.of(() -> items.cheapest("secret-bob", Limit.of(2_000)));
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(pages::asPlanned)
        .withMessageContainingAll("1 planned and 1 for each row, Items.cheapest: 1203 requests")
        .satisfies(failure -> assertThat(failure).hasMessageNotContaining("secret"));
    CallCost open = costs.of(() -> items.findAll(List.of(lamp.id())));
    assertThatIllegalStateException()
        .isThrownBy(open::asPlanned)
        .withMessageContaining("Items.findAll");
  }

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
