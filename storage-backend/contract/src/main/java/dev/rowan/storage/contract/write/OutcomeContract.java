package dev.rowan.storage.contract.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Applied;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.StaleVersionException;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.RowChange;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.StockMapping;
import dev.rowan.storage.contract.fixture.StockMapping.Stock;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The outcomes of conditional writes: applied, or the row that failed the condition; alone and with
 * an index.
 */
public abstract class OutcomeContract extends ContractCase {
  private static final int WRITERS = 4;
  private static final int ROUNDS = 10;

  private final boolean indexed;
  private Rowan rowan;
  private StockMapping mapping;

  protected OutcomeContract(boolean indexed) {
    this.indexed = indexed;
  }

  @BeforeEach
  final void openRowan() {
    needsConditionalWrites();
    mapping = new StockMapping(indexed, false);
    rowan = Rowan.on(backend(), RowanOptions.defaults());
  }

  @Test
  void aFailedConditionReturnsTheCurrentRow() {
    DaoRuntime<Stock> stocks = stocks(false);
    Stock first = Stock.of("a", "shelf", 5);
    Stock second = Stock.of("a", "cellar", 7);

    assertThat(await(stocks.returningCurrentRow().update(second, Nulls.UNSET)))
        .isEqualTo(Applied.no(Optional.empty()));
    assertThat(await(stocks.returningCurrentRow().insertIfNotExists(first, Nulls.UNSET)))
        .isEqualTo(Applied.yes());
    assertThat(await(stocks.returningCurrentRow().insertIfNotExists(second, Nulls.UNSET)))
        .isEqualTo(Applied.no(Optional.of(first)));
    assertThat(await(stocks.returningCurrentRow().update(second, Nulls.UNSET)))
        .isEqualTo(Applied.yes());
    assertHolds(stocks, second);
    assertThat(await(stocks.returningCurrentRow().deleteByKey("a")).applied()).isTrue();
    assertThat(await(stocks.returningCurrentRow().delete(second)))
        .isEqualTo(Applied.no(Optional.empty()));
    assertThat(await(stocks.returningApplied().delete(second))).isFalse();
  }

  @Test
  void aChangeWritesWhatDiffersAlone() {
    DaoRuntime<Stock> stocks = stocks(false);
    Stock read = Stock.of("a", "shelf", 5);
    await(stocks.insert(read, Nulls.UNSET));
    await(stocks.update(left(stocks, "a", 9).row()));

    await(stocks.change(read, read.withPlace("cellar")));
    assertHolds(stocks, read.withPlace("cellar").withLeft(9));
    await(stocks.change(read.withPlace("cellar"), read.withPlace(null)));
    assertHolds(stocks, read.withPlace(null).withLeft(9));
    await(stocks.change(read, read));
    assertHolds(stocks, read.withPlace(null).withLeft(9));
  }

  @Test
  void aChangeOfWhatIsImmutableIsRefused() {
    mapping = new StockMapping(indexed, false, StockMapping.PRICE);
    DaoRuntime<Stock> stocks = DaoRuntime.of(newSession(), mapping);
    Stock read = Stock.of("a", "shelf", 5);
    await(stocks.insert(read, Nulls.UNSET));
    Stock dearer = new Stock("a", "cellar", new BigDecimal("9"), 5, read.tags(), 0);

    assertImmutable(() -> stocks.change(read, dearer));
    assertImmutable(() -> stocks.returningCurrentRow().change(read, dearer));
    assertHolds(stocks, read);
    Stock free = new Stock("a", "shelf", null, 5, read.tags(), 0);
    assertThat(await(stocks.change(free, free.withPlace("cellar")))).isTrue();
    assertHolds(stocks, read.withPlace("cellar"));
  }

  private static void assertImmutable(Call<?> change) {
    assertThatThrownBy(change::run)
        .isInstanceOfSatisfying(
            RejectedInputException.class,
            refused -> assertThat(refused.code()).isEqualTo(ErrorCode.PATCH_REJECTED))
        .hasMessageContaining("price")
        .hasMessageContaining("immutable");
  }

  @Test
  void aConditionalChangeIsAppliedToTheStateThatWasRead() {
    DaoRuntime<Stock> stocks = stocks(false);
    Stock read = Stock.of("a", "shelf", 5);
    await(stocks.insert(read, Nulls.UNSET));
    Stock moved = read.withPlace("cellar");

    assertThat(await(stocks.returningCurrentRow().change(read, moved))).isEqualTo(Applied.yes());
    assertThat(await(stocks.returningCurrentRow().change(read, read.withLeft(4))))
        .isEqualTo(Applied.no(Optional.of(moved)));
    assertThat(await(stocks.returningApplied().change(moved, moved.withLeft(4)))).isTrue();
    assertHolds(stocks, moved.withLeft(4));
    assertThat(
            await(
                stocks
                    .returningCurrentRow()
                    .change(Stock.of("b", "shelf", 1), Stock.of("b", "shelf", 2))))
        .isEqualTo(Applied.no(Optional.empty()));
    assertThatThrownBy(() -> stocks.returningCurrentRow().change(read, Stock.of("b", "shelf", 1)))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void aStateThatReadsTheSameIsTheSame() {
    DaoRuntime<Stock> stocks = stocks(false);
    await(
        stocks.update(
            stocks.rowChange().key(StockMapping.ID, "a").set(StockMapping.PLACE, "shelf").row()));
    Stock read = find(stocks, "a").orElseThrow();
    assertThat(read.left()).isZero();

    assertThat(await(stocks.returningApplied().change(read, read.withLeft(3)))).isTrue();
    assertHolds(stocks, read.withLeft(3));
  }

  @Test
  void versionsCountAndDecide() {
    DaoRuntime<Stock> stocks = stocks(true);
    Stock saved = Stock.of("a", "shelf", 5);

    assertThat(await(stocks.returningCurrentRow().insertIfNotExists(saved, Nulls.UNSET)).applied())
        .isTrue();
    Stock first = saved.withVersion(1);
    assertHolds(stocks, first);
    assertThat(await(stocks.returningCurrentRow().insertIfNotExists(saved, Nulls.UNSET)))
        .isEqualTo(Applied.no(Optional.of(first)));

    assertThat(
            await(stocks.returningCurrentRow().updateVersion(first.withLeft(4), Nulls.UNSET))
                .applied())
        .isTrue();
    Stock second = first.withLeft(4).withVersion(2);
    assertHolds(stocks, second);
    assertThat(await(stocks.returningCurrentRow().updateVersion(first.withLeft(3), Nulls.UNSET)))
        .isEqualTo(Applied.no(Optional.of(second)));
    assertThat(await(stocks.returningApplied().change(first, first.withPlace("cellar")))).isFalse();
    assertThat(await(stocks.returningApplied().change(second, second.withPlace("cellar"))))
        .isTrue();
    Stock third = second.withPlace("cellar").withVersion(3);
    assertHolds(stocks, third);

    assertThat(
            await(
                stocks
                    .returningApplied()
                    .updateVersion(left(stocks, "a", 8).set(StockMapping.VERSION, 3L).row())))
        .isTrue();
    assertHolds(stocks, third.withLeft(8).withVersion(4));
    assertThat(await(stocks.returningApplied().deleteVersion(third))).isFalse();
    assertThat(await(stocks.returningApplied().deleteVersion(third.withVersion(4)))).isTrue();
    assertThat(find(stocks, "a")).isEmpty();
  }

  @Test
  void aStaleVersionFailsTheOrThrowForm() {
    DaoRuntime<Stock> stocks = stocks(true);
    Stock first = Stock.of("a", "shelf", 5).withVersion(1);
    assertThat(await(stocks.orThrow().insertIfNotExists(first, Nulls.UNSET))).isTrue();

    assertStale("exists", () -> stocks.orThrow().insertIfNotExists(first, Nulls.UNSET));
    assertStale(
        "has another version",
        () -> stocks.orThrow().updateVersion(first.withVersion(2), Nulls.UNSET));
    assertStale(
        "does not exist",
        () -> stocks.orThrow().deleteVersion(Stock.of("b", "shelf", 1).withVersion(1)));
    assertHolds(stocks, first);
  }

  @Test
  void noConcurrentWriterOverwritesAnotherUnseen() throws Exception {
    DaoRuntime<Stock> stocks = stocks(true);
    await(stocks.returningApplied().insertIfNotExists(Stock.of("a", "shelf", 0), Nulls.UNSET));
    ExecutorService pool = Executors.newFixedThreadPool(WRITERS);
    try {
      List<Callable<Integer>> writers = new ArrayList<>();
      for (int writer = 0; writer < WRITERS; writer++) {
        writers.add(() -> takeTurns(stocks));
      }
      int applied = 0;
      for (Future<Integer> each : pool.invokeAll(writers)) {
        applied += each.get();
      }
      Stock end = find(stocks, "a").orElseThrow();
      assertThat(end.left()).isEqualTo(applied);
      assertThat(end.version()).isEqualTo(applied + 1L);
    } finally {
      pool.shutdownNow();
    }
  }

  private DaoRuntime<Stock> stocks(boolean versioned) {
    mapping = new StockMapping(indexed, versioned);
    rowan.requireConditionalWrites(mapping);
    return rowan.runtime(mapping);
  }

  private static RowChange left(DaoRuntime<Stock> stocks, String id, int left) {
    return stocks.rowChange().key(StockMapping.ID, id).set(StockMapping.LEFT, left);
  }

  private static void assertStale(String row, Call<? extends CompletionStage<?>> write) {
    assertThat(failure(StaleVersionException.class, write).context()).containsEntry("row", row);
  }

  private int takeTurns(DaoRuntime<Stock> stocks) {
    int applied = 0;
    for (int round = 0; round < ROUNDS; round++) {
      Stock read = find(stocks, "a").orElseThrow();
      Stock more = read.withLeft(read.left() + 1);
      applied += await(stocks.returningApplied().updateVersion(more, Nulls.UNSET)) ? 1 : 0;
    }
    return applied;
  }

  private void assertHolds(DaoRuntime<Stock> stocks, Stock expected) {
    assertThat(find(stocks, expected.id())).contains(expected);
    if (indexed) {
      for (String place : List.of("shelf", "cellar")) {
        ReadPlan through = ReadPlan.through("Stocks.in", mapping.byPlace);
        assertThat(await(stocks.select(through, place).list()))
            .isEqualTo(place.equals(expected.place()) ? List.of(expected) : List.of());
      }
    }
  }

  private Optional<Stock> find(DaoRuntime<Stock> stocks, String id) {
    ReadPlan plan = ReadPlan.direct("Stocks.find", mapping.table());
    return await(stocks.select(plan, id).optional());
  }
}
