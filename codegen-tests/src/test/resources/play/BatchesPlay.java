package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RowanException;

/** Statements of a batch, which are applied together, with their index entries. */
public final class BatchesPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    Ledger ledger = rowan.dao(Ledger.class);
    ledger.pay("ann", 1, 7, 5, 70L);
    Ledger.Payment open = new Ledger.Payment("ann", 1, "open", 7);
    assertThat(ledger.payment("ann", 1)).contains(open);
    assertThat(ledger.inState("open")).containsExactly(open);
    assertThat(ledger.month("ann", 5)).contains(new Ledger.Account("ann", null, 5, 70L));

    ledger.close("ann", 1, "bob").toCompletableFuture().join();
    assertThat(ledger.inState("open")).isEmpty();
    assertThat(ledger.inState("done")).hasSize(1);
    assertThat(ledger.month("ann", 5).orElseThrow().owner()).isEqualTo("bob");

    ledger.open("eve", 5L, 1_000);
    assertThat(ledger.month("eve", 1)).contains(new Ledger.Account("eve", null, 1, 5L));
    assertThat(ledger.month("eve", 2)).contains(new Ledger.Account("eve", null, 2, null));
    ledger.open("eve", 6L, 999); // an older timestamp
    assertThat(ledger.month("eve", 1).orElseThrow().sum()).isEqualTo(5);

    ledger.pay("eve", 1, 1, 1, 1L);
    ledger.correct("eve", new Ledger.Money(9));
    assertThat(ledger.payment("eve", 1).orElseThrow().amount()).isEqualTo(9);
    assertThat(ledger.month("eve", 1).orElseThrow().sum()).isEqualTo(9);
    ledger.drop("eve", 1, WriteOptions.NONE);
    assertThat(ledger.payment("eve", 1)).isEmpty();
    assertThat(ledger.month("eve", 1)).isEmpty();
    refusals(ledger);
  }

  /** If one write is refused, none is applied. */
  private static void refusals(Ledger ledger) {
    assertThatThrownBy(() -> ledger.pay(null, 1, 1, 1, 1L))
        .isInstanceOf(RowanException.class)
        .hasMessageContaining("RUN-07")
        .hasMessageContaining("Ledger.pay");
    assertThatThrownBy(() -> ledger.pay("x".repeat(70_000), 1, 1, 1, 1L))
        .isInstanceOf(RowanException.class)
        .hasMessageContaining("Ledger.pay");
    assertThatThrownBy(() -> ledger.drop("eve", 1, null)).isInstanceOf(RowanException.class);
  }
}
