package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.HeapStore;
import dev.rowan.storage.embedded.read.ReadPath;
import dev.rowan.storage.embedded.write.WritePath;
import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A batch that fails leaves neither rows nor locks. */
class FaultTest {
  private final FailingStore store = new FailingStore(new HeapStore());
  private final Catalogue catalogue = Catalogue.of(store);
  private final WritePath writes = new WritePath(store, catalogue, Durability.BUFFERED);
  private final ReadPath reads = new ReadPath(store, catalogue);

  @BeforeEach
  void define() {
    catalogue.define(Shop.SCHEMA);
    writes.apply(batch(offer(0, "kept")));
  }

  @Test
  void writesNothingOfABatchWhoseNthWriteFails() {
    long seed = Seed.next();
    Random random = new Random(seed);
    for (int n = 0; n < 200; n++) {
      List<List<Object>> before = Shop.rows(reads, Shop.OFFERS, Shop.GROUPS);
      store.failAtWrite(random.nextInt(3));
      try {
        writes.apply(MutationSet.of(List.of(Shop.randomChange(random), Shop.randomChange(random))));
      } catch (BackendUnavailableException e) {
        assertThat(e.code()).isEqualTo(ErrorCode.STORE_FAILED);
        assertThat(Shop.rows(reads, Shop.OFFERS, Shop.GROUPS))
            .as("seed %d", seed)
            .isEqualTo(before);
      }
      Shop.assertConsistent(reads, "seed " + seed);
    }
    assertThat(store.failures()).isPositive();
  }

  @Test
  void writesNothingWhenConsequencesThrow() throws Exception {
    Consequences broken =
        (before, after) -> {
          throw new IllegalStateException("broken");
        };
    MutationSet batch =
        MutationSet.of(
            List.of(
                Change.of(offer(1, "new").mutation(), Shop.INDEX_MAINTENANCE),
                Change.of(offer(2, "new").mutation(), broken)));
    assertThatThrownBy(() -> writes.apply(batch)).hasMessage("broken");
    assertUnchangedAndUsable();
  }

  @Test
  void writesNothingOfABatchWithARowThatIsTooLarge() throws Exception {
    MutationSet batch =
        MutationSet.of(List.of(offer(1, "new"), offer(2, "x".repeat((16 << 20) + 1))));
    assertThatThrownBy(() -> writes.apply(batch))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining(ErrorCode.ROW_TOO_LARGE.code());
    assertUnchangedAndUsable();
  }

  /** Another thread writes the same partition, which a remaining lock would prevent. */
  private void assertUnchangedAndUsable() throws Exception {
    assertThat(titles()).containsExactly("kept");
    Thread other = new Thread(() -> writes.apply(batch(offer(3, "later"))));
    other.start();
    other.join();
    assertThat(titles()).containsExactly("kept", "later");
    Shop.assertConsistent(reads, "after a failure");
  }

  private List<Object> titles() {
    return Shop.rows(reads, Shop.OFFERS, 1).stream().map(row -> row.get(5)).toList();
  }

  private static MutationSet batch(Change change) {
    return MutationSet.of(change);
  }

  private static Change offer(int item, String title) {
    Row row = Row.of(0, item, null, 1, BigDecimal.ONE, title);
    return Change.of(Upsert.insert(Shop.OFFERS, row), Shop.INDEX_MAINTENANCE);
  }
}
