package dev.rowan.storage.embedded.write;

import dev.rowan.mutation.Change;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.engine.Batch;
import dev.rowan.storage.embedded.engine.Durability;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.meter.Meters;
import dev.rowan.storage.embedded.type.ByteSink;
import org.jspecify.annotations.Nullable;

/**
 * Writes units. Lock the partitions of all mutations, in one order; take the unit's timestamp; test
 * its conditions; lay each mutation over the rows as stored, reconciling cell by cell; ask what
 * follows from each changed row, and lay that over too; write all of it as one batch; unlock. If a
 * row that follows cannot be locked at once, everything so far is forgotten and the unit starts
 * anew with all locks known to be needed. If a row that follows must not be there and is, nothing
 * is written. Thread-safe.
 */
public final class WritePath {
  /** For how long deletions are kept against older timestamps unless told otherwise: an hour. */
  public static final long USUAL_RETENTION = 3_600;

  private final OrderedStore store;
  private final Catalogue catalogue;
  private final Durability durability;
  private final Meters meters;
  private final long retention;
  private final LockStripes stripes;

  /** Writes to this store, whose catalogue this is. */
  public WritePath(OrderedStore store, Catalogue catalogue, Durability durability) {
    this(store, catalogue, durability, new Meters(), USUAL_RETENTION);
  }

  /**
   * Writes to this store, and counts what it does.
   *
   * @param retention for how many seconds deletions are kept against older timestamps
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
   * Writes a unit, whole or not at all.
   *
   * @throws dev.rowan.error.RejectedInput if a value cannot be stored; nothing was written
   */
  public WriteOutcome apply(MutationSet unit) {
    ByteSink scratch = new ByteSink();
    try (HeldStripes held = new HeldStripes(stripes)) {
      for (Change change : unit.changes()) {
        byte[] partition =
            Targets.partition(
                catalogue.table(change.mutation().table()), change.mutation(), scratch);
        held.want(LockStripes.of(partition));
      }
      while (true) {
        held.lockWanted();
        WriteOutcome outcome = attempt(unit, held, scratch);
        if (outcome != null) {
          if (Conditions.any(unit.changes())) {
            meters.tested(outcome.applied());
          }
          return outcome;
        }
      }
    }
  }

  /** Returns what removes from rows what nobody needs any more, under the same locks. */
  public PurgePath purges() {
    return new PurgePath(store, stripes, retention);
  }

  /** Null if the unit has to start anew with more locks. */
  private @Nullable WriteOutcome attempt(MutationSet unit, HeldStripes held, ByteSink scratch) {
    // Only under the locks: so the later timestamp is the later write.
    long timestamp = unit.timestamp().orElseGet(catalogue.clock()::next);
    unit.timestamp().ifPresent(catalogue.chosen()::raise);
    long now = catalogue.clock().nowSeconds();
    PendingRows rows = new PendingRows(store);
    WriteOutcome outcome = new Conditions(catalogue, rows, now, scratch).test(unit.changes());
    if (!outcome.applied()) {
      return outcome;
    }
    WriteUnit work = new WriteUnit(catalogue, rows, held, timestamp, now, scratch);
    if (!work.apply(unit.changes())) {
      return null;
    }
    WriteOutcome refusal = work.refusal();
    if (refusal != null) {
      return refusal;
    }
    Batch batch = new Batch();
    rows.writeTo(batch, now, retention, scratch);
    catalogue.purges().note(batch, now + retention + 1);
    BatchSize.look(batch, meters.guardrails(), unit);
    store.write(batch, durability);
    meters.wrote(batch.size(), batch.bytes());
    return outcome;
  }
}
