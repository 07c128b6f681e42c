package dev.rowan.storage.embedded.write;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.meter.Meters;
import dev.rowan.storage.embedded.type.ByteSink;
import org.jspecify.annotations.Nullable;

/**
 * Writes batches. An attempt takes these steps: lock the partitions of all mutations, in one order;
 * take the batch's timestamp; test its conditions; apply each mutation to the stored rows,
 * reconciling cell by cell; compute the consequences of each changed row, and apply them too; write
 * everything as one atomic batch; unlock. If a derived row cannot be locked at once, the attempt is
 * discarded and the batch restarts with all locks known to be needed. If a derived row must not
 * exist and does, nothing is written. Thread-safe.
 */
public final class WritePath {
  /** The default retention of deletions for writes with older timestamps: an hour. */
  public static final long USUAL_RETENTION = 3_600;

  private final OrderedStore store;
  private final Catalogue catalogue;
  private final Durability durability;
  private final Meters meters;
  private final long retention;
  private final LockStripes stripes;

  /** Writes to a store with its catalogue. */
  public WritePath(OrderedStore store, Catalogue catalogue, Durability durability) {
    this(store, catalogue, durability, new Meters(), USUAL_RETENTION);
  }

  /**
   * Writes to a store, and counts its activity.
   *
   * @param retention the seconds for which deletions are retained for writes with older timestamps
   */
  public WritePath(
      OrderedStore store,
      Catalogue catalogue,
      Durability durability,
      Meters meters,
      long retention) {
    this.store = store;
    this.catalogue = catalogue;
    this.durability = durability;
    this.meters = meters;
    this.retention = retention;
    this.stripes = new LockStripes(meters);
  }

  /**
   * Writes a batch atomically.
   *
   * @throws dev.rowan.error.RejectedInputException if a value cannot be stored; nothing was written
   */
  public WriteOutcome apply(MutationSet mutations) {
    ByteSink scratch = new ByteSink();
    try (HeldStripes held = new HeldStripes(stripes)) {
      for (Change change : mutations.changes()) {
        byte[] partition =
            MutationTargets.partition(
                catalogue.table(change.mutation().table()), change.mutation(), scratch);
        held.want(LockStripes.of(partition));
      }
      while (true) {
        held.lockWanted();
        WriteOutcome outcome = attempt(mutations, held, scratch);
        if (outcome != null) {
          if (ConditionEvaluator.any(mutations.changes())) {
            meters.tested(outcome.applied());
          }
          return outcome;
        }
      }
    }
  }

  /** Returns the purge of dead data, which uses the same locks. */
  public PurgePath purges() {
    return new PurgePath(store, stripes, retention);
  }

  /** Returns null if the batch must restart with more locks. */
  private @Nullable WriteOutcome attempt(
      MutationSet mutations, HeldStripes held, ByteSink scratch) {
    // The timestamp is taken under the locks, so that the later timestamp is the later write.
    long timestamp = mutations.timestamp().orElseGet(catalogue.clock()::next);
    mutations.timestamp().ifPresent(catalogue.chosen()::raise);
    long now = catalogue.clock().nowSeconds();
    PendingRows rows = new PendingRows(store);
    WriteOutcome outcome =
        new ConditionEvaluator(catalogue, rows, now, scratch).test(mutations.changes());
    if (!outcome.applied()) {
      return outcome;
    }
    BatchExecution work = new BatchExecution(catalogue, rows, held, timestamp, now, scratch);
    if (!work.apply(mutations.changes())) {
      return null;
    }
    WriteOutcome refusal = work.refusal();
    if (refusal != null) {
      return refusal;
    }
    EngineBatch batch = new EngineBatch();
    rows.writeTo(batch, now, retention, scratch);
    catalogue.purges().note(batch, now + retention + 1);
    BatchMeasure.report(batch, meters.guardrails(), mutations);
    store.write(batch, durability);
    meters.wrote(batch.size(), batch.bytes());
    meters.guardrails().derived(work.derived());
    return outcome;
  }
}
