package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.annotation.Nulls;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.storage.embedded.FailingBackend.Fault;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A tracked object whose write failed. If nothing was written, the next write sends the changes
 * again. If the outcome is unknown, it sends the whole object, whatever the failed write left.
 */
class TrackedFaultsTest {
  private static final BinMapping MAPPING = BinMapping.INSTANCE;
  private static final ReadPlan FIND = ReadPlan.direct("Bins.find", MAPPING.table);

  private FailingBackend backend;
  private Rowan rowan;
  private DaoRuntime<Bin> bins;
  private Bin bin;

  @BeforeEach
  void track() {
    backend =
        new FailingBackend(
            new MemoryProvider().open(ConnectionString.parse("rowan:memory:")), true);
    rowan = Rowan.on(backend, RowanOptions.defaults());
    bins = rowan.runtime(MAPPING);
    Bin first = new Bin();
    first.setId("b");
    first.setShelf("near");
    first.setParts(1);
    now(bins.insert(first, Nulls.UNSET));
    bin = rowan.track(found());
  }

  @AfterEach
  void close() {
    rowan.close();
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void afterAFailedWriteAResetObjectIsStoredAsItIs(Fault fault) {
    bin.setShelf("far");
    fails(fault);

    bin.setShelf("near");
    now(bins.update(bin, Nulls.UNSET));

    assertThat(found().getShelf()).isEqualTo("near");
    assertThat(found().getParts()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void aConcurrentWriteStaysWhereNothingWasWritten(Fault fault) {
    boolean nothing = fault == Fault.REFUSED;
    bin.setShelf("far");
    fails(fault);
    anotherWriterWrites();
    now(bins.update(bin, Nulls.UNSET));

    assertThat(found().getShelf()).isEqualTo("far");
    assertThat(found().getParts()).as("written whole unless known").isEqualTo(nothing ? 9 : 1);

    anotherWriterWrites();
    bin.setShelf("near");
    now(bins.update(bin, Nulls.UNSET));
    assertThat(found().getParts()).as("known again").isEqualTo(9);
    assertThat(found().getShelf()).isEqualTo("near");
  }

  private void fails(Fault fault) {
    backend.fail(fault, 1, Integer.MAX_VALUE);
    Throwable failure = failure(bins.update(bin, Nulls.UNSET));
    assertThat(failure)
        .isInstanceOf(
            fault == Fault.REFUSED
                ? BackendUnavailableException.class
                : OutcomeUnknownException.class);
    backend.heal();
  }

  private void anotherWriterWrites() {
    now(bins.update(bins.rowChange().key(BinMapping.ID, "b").set(BinMapping.PARTS, 9).row()));
  }

  private Bin found() {
    return now(bins.select(FIND, "b").one());
  }

  private static <T> T now(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }

  private static @Nullable Throwable failure(CompletionStage<?> stage) {
    return stage
        .handle((done, failure) -> failure == null ? null : Failures.unwrap(failure))
        .toCompletableFuture()
        .join();
  }
}
