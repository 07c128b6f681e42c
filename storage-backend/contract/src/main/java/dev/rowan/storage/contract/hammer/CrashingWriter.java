package dev.rowan.storage.contract.hammer;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * The backend of one writer that sometimes dies, before or after a batch is applied, and sometimes
 * does not receive an answer. A dead writer sends nothing more. Thread-safe.
 */
public final class CrashingWriter extends ForwardingBackend {
  private final boolean maintainsIndexes;
  private final Random random;
  private final double crashes;
  private final double losses;
  private volatile boolean dead;

  /**
   * Wraps a backend.
   *
   * @param maintainsIndexes whether the backend maintains derived tables itself; false leaves it to
   *     the mapper
   * @param crashes the probability that the writer dies at a batch, 0 to 1
   * @param losses the probability that the answer to a batch is lost, 0 to 1
   */
  public CrashingWriter(
      Backend backend, boolean maintainsIndexes, long seed, double crashes, double losses) {
    super(backend);
    this.maintainsIndexes = maintainsIndexes;
    this.random = new Random(seed);
    this.crashes = crashes;
    this.losses = losses;
  }

  @Override
  public Capabilities capabilities() {
    return maintainsIndexes
        ? super.capabilities().only(Capability.INDEX_MAINTENANCE, Capability.CONDITIONAL_WRITES)
        : super.capabilities().only(Capability.CONDITIONAL_WRITES);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    double chance = random.nextDouble();
    if (dead || chance < crashes / 2) {
      return died();
    }
    if (chance < crashes) {
      return super.apply(batch).thenCompose(done -> died());
    }
    if (chance < crashes + losses / 2) {
      return CompletableFuture.failedFuture(lost());
    }
    if (chance < crashes + losses) {
      return super.apply(batch).thenCompose(done -> CompletableFuture.failedFuture(lost()));
    }
    return super.apply(batch);
  }

  /** Returns whether the writer is dead. */
  boolean isDead() {
    return dead;
  }

  /** Starts a new writer in place of the dead one. */
  void revive() {
    dead = false;
  }

  private <T> CompletionStage<T> died() {
    dead = true;
    return CompletableFuture.failedFuture(new Crash());
  }

  private static OutcomeUnknownException lost() {
    return new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return dead ? died() : super.fetch(query);
  }

  /** Leaves the backend open. */
  @Override
  public void close() {}
}
