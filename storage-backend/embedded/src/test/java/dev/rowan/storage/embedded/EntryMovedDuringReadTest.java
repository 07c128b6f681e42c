package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.hammer.StallMapping;
import dev.rowan.storage.embedded.engine.HeapStore;
import java.math.BigDecimal;
import java.util.concurrent.CompletionStage;
import org.junit.jupiter.api.Test;

/** A writer moves an entry after a read has found it, and before the read reads its row. */
class EntryMovedDuringReadTest {
  private final StallMapping mapping = new StallMapping("stall", Maintain.VERIFIED);
  private final PriceRaisingBackend backend = new PriceRaisingBackend();
  private final DaoRuntime<Row> rows = Rowan.on(backend, RowanOptions.defaults()).runtime(mapping);

  private static Row at(int price) {
    return Row.of("north", 1, "ann", BigDecimal.valueOf(price), "title", null, null, null);
  }

  @Test
  void findsARowThatMovesDuringTheRead() {
    rows.insert(at(1), Nulls.DELETE).toCompletableFuture().join();
    backend.movesLeft = 3;
    ReadPlan byPrice = ReadPlan.through("Stalls.byPrice", mapping.derived().get(0));
    assertThat(rows.select(byPrice, "ann").list().toCompletableFuture().join())
        .containsExactly(at(4));
    assertThat(backend.movesLeft).isZero();
  }

  /** Raises the price just before the read of the row. */
  private final class PriceRaisingBackend extends ForwardingBackend {
    private int movesLeft;
    private int price = 1;

    PriceRaisingBackend() {
      super(Backends.over(new HeapStore()));
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      if (movesLeft > 0 && query.table().equals(mapping.table())) {
        movesLeft--;
        price++;
        rows.insert(at(price), Nulls.DELETE).toCompletableFuture().join();
      }
      return super.fetch(query);
    }
  }
}
