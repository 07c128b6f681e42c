package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Applied;
import dev.rowan.docs.guide.Bid.State;
import dev.rowan.error.ErrorCode;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Writes with conditions on columns, on each store. */
class ConditionsTest extends OnEachLocalStore {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");
  private static final String SHOP = "north";
  private static final int THREADS = 4;
  private static final int RAISES = 5;

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Bids bids = rowan.dao(Bids.class);
      columns(bids);
      parts(bids);
      missingRows(bids);
      refusals(bids);
      eachRaiseIsSeen(bids);
      rowsWithIndexes(rowan);
    }
  }

  private static Bid bid(int lot, String price) {
    return bid(lot, price, null);
  }

  private static Bid bid(int lot, String price, @Nullable Instant closedAt) {
    return new Bid(
        SHOP,
        lot,
        closedAt,
        State.OPEN,
        new BigDecimal(price),
        null,
        Set.of("old", "loud"),
        Map.of("checked", 3),
        List.of("shown", "measured"),
        new Bid.Stand("blue", 2));
  }

  private static void columns(Bids bids) {
    bids.save(bid(1, "10.0"));
    // tag::raise[]
    Applied<Bid> raised = bids.raise("north", 1, new BigDecimal("12"), "ann");
    boolean isHighest = raised.applied();
    Optional<BigDecimal> highest = raised.current().map(Bid::price); // if it was not applied
    // end::raise[]
    assertThat(isHighest).isTrue();
    assertThat(highest).isEmpty();
    Applied<Bid> tooLow = bids.raise(SHOP, 1, new BigDecimal("12.00"), "bob");
    assertThat(tooLow).isEqualTo(Applied.no(bids.find(SHOP, 1)));
    assertThat(tooLow.current().orElseThrow().tags()).containsExactlyInAnyOrder("old", "loud");
    assertThat(bids.correct(SHOP, 1, BigDecimal.ONE, BigDecimal.TEN)).isFalse();
    assertThat(bids.correct(SHOP, 1, BigDecimal.ONE, new BigDecimal("12.000"))).isTrue();
    assertThat(bids.become(SHOP, 1, State.SOLD, List.of(State.PAUSED))).isFalse();
    assertThat(bids.become(SHOP, 1, State.SOLD, List.of())).isFalse();
    assertThat(bids.become(SHOP, 1, State.SOLD, Arrays.asList(null, State.OPEN))).isTrue();
    assertThat(bids.raise(SHOP, 1, new BigDecimal("99"), "bob").applied()).isFalse();
    assertThat(bids.withdraw(bid(1, "10.0"))).isFalse();
    assertThat(bids.change(BidPatch.of(SHOP, 1).clearBidder(), BigDecimal.TEN)).isFalse();
    assertThat(bids.change(BidPatch.of(SHOP, 1).clearBidder(), BigDecimal.ONE)).isTrue();
    assertThat(bids.close(SHOP, NOON)).isTrue();
    assertThat(bids.close(SHOP, NOON.plusSeconds(1))).isFalse();
    assertThat(bids.find(SHOP, 1).orElseThrow().closedAt()).isEqualTo(NOON);
    assertThat(bids.withdraw(bid(1, "10.0"))).isTrue();
    assertThat(bids.find(SHOP, 1)).isEmpty();
  }

  private static void parts(Bids bids) {
    bids.save(bid(2, "10"));
    assertThat(bids.sellTagged(SHOP, 2, State.SOLD, "new")).isFalse();
    assertThat(bids.sellTagged(SHOP, 2, State.SOLD, "loud")).isTrue();
    assertThat(bids.sellShown(SHOP, 2, State.PAUSED, "missing")).isFalse();
    assertThat(bids.sellShown(SHOP, 2, State.PAUSED, "checked")).isTrue();
    assertThat(bids.find(SHOP, 2).orElseThrow().state()).isEqualTo(State.PAUSED);
    assertThat(bids.sellAt(SHOP, 2, State.SOLD, 7)).isTrue();
    bids.save(
        new Bid(
            SHOP, 3, null, State.OPEN, BigDecimal.TEN, null, Set.of(), Map.of(), List.of(), null));
    assertThat(bids.sellTagged(SHOP, 3, State.SOLD, "loud")).isFalse();
    assertThat(bids.sellShown(SHOP, 3, State.SOLD, "checked")).isFalse();
    assertThat(bids.sellAt(SHOP, 3, State.SOLD, 1)).isFalse();
  }

  private static void missingRows(Bids bids) {
    assertThat(bids.raise(SHOP, 9, BigDecimal.TEN, "ann").current()).isEmpty();
    assertThat(bids.find(SHOP, 9)).isEmpty();
    // all columns of a missing row are null: the update creates the row, as in Cassandra
    assertThat(bids.change(BidPatch.of(SHOP, 9).setState(State.OPEN), null)).isTrue();
    assertThat(bids.find(SHOP, 9).map(Bid::state)).contains(State.OPEN);
  }

  @SuppressWarnings("NullAway") // null is the mistake
  private static void refusals(Bids bids) {
    bids.save(bid(4, "10"));
    Situation.texts(
        List.of(
            new Situation(
                ErrorCode.ARGUMENT_REJECTED,
                "condition on: price",
                () -> bids.raise(SHOP, 4, null, "ann")),
            new Situation(
                ErrorCode.ARGUMENT_REJECTED,
                "method: Bids.become",
                () -> bids.become(SHOP, 4, State.SOLD, null)),
            new Situation(
                ErrorCode.ARGUMENT_REJECTED,
                "condition on: remarks",
                () -> bids.sellShown(SHOP, 4, State.SOLD, null)),
            new Situation(
                ErrorCode.ARGUMENT_REJECTED,
                "condition on: tags",
                () -> bids.sellTagged(SHOP, 4, State.SOLD, null))));
    assertThat(bids.find(SHOP, 4)).contains(bid(4, "10", NOON));
  }

  private static void eachRaiseIsSeen(Bids bids) {
    bids.save(bid(5, "0"));
    AtomicInteger applied = new AtomicInteger();
    CompletableFuture<?>[] threads =
        IntStream.range(0, THREADS)
            .mapToObj(
                thread ->
                    CompletableFuture.runAsync(
                        () -> {
                          for (int i = 0; i < RAISES; i++) {
                            addOne(bids, applied);
                          }
                        }))
            .toArray(CompletableFuture[]::new);
    CompletableFuture.allOf(threads).join();
    assertThat(bids.find(SHOP, 5).orElseThrow().price())
        .isEqualByComparingTo(BigDecimal.valueOf(applied.get()))
        .isEqualByComparingTo(BigDecimal.valueOf(THREADS * RAISES));
  }

  private static void addOne(Bids bids, AtomicInteger applied) {
    boolean done = false;
    while (!done) {
      BigDecimal before = bids.find(SHOP, 5).orElseThrow().price();
      done = bids.correct(SHOP, 5, before.add(BigDecimal.ONE), before);
    }
    applied.incrementAndGet();
  }

  private static void rowsWithIndexes(Rowan rowan) {
    Loans loans = rowan.dao(Loans.class);
    loans.save(new Loan("atlas", "ann", NOON, BigDecimal.ONE));
    assertThat(loans.lend("atlas", "bob", NOON.plusSeconds(9), NOON)).isFalse();
    assertThat(loans.lend("atlas", "bob", NOON.plusSeconds(9), NOON.plusSeconds(1))).isTrue();
    assertThat(loans.of("ann")).isEmpty();
    assertThat(loans.of("bob")).extracting(Loan::id).containsExactly("atlas");
    Applied<Loan> refused = loans.giveBack("atlas", new BigDecimal("1.0"));
    assertThat(refused.current()).isEqualTo(loans.of("bob").stream().findFirst());
    assertThat(loans.giveBack("atlas", BigDecimal.ZERO).applied()).isTrue();
    assertThat(loans.of("bob")).isEmpty();
    assertThat(loans.giveBack("atlas", BigDecimal.ZERO).current()).isEmpty();
    assertThat(rowan.maintenance().verify(LoanMapping.INSTANCE).run().isClean()).isTrue();
  }
}
