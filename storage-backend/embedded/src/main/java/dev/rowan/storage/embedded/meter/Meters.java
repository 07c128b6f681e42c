package dev.rowan.storage.embedded.meter;

import dev.rowan.spi.guard.GuardrailLimits;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.store.Activity;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts the activity of a store. An update costs a few nanoseconds, also under contention.
 * Thread-safe.
 */
public final class Meters {
  private final Guardrails guardrails;
  private final LongAdder reads = new LongAdder();
  private final LongAdder rowsScanned = new LongAdder();
  private final LongAdder deadRows = new LongAdder();
  private final LongAdder batches = new LongAdder();
  private final LongAdder changes = new LongAdder();
  private final LongAdder bytes = new LongAdder();
  private final LongAdder conditionsMet = new LongAdder();
  private final LongAdder conditionsNotMet = new LongAdder();
  private final LongAdder lockWaits = new LongAdder();

  /** Creates meters with the standard guardrails. */
  public Meters() {
    this(new Guardrails(GuardrailLimits.usual()));
  }

  /** Creates meters with these guardrails. */
  public Meters(Guardrails guardrails) {
    this.guardrails = guardrails;
  }

  /** Returns the guardrails. */
  public Guardrails guardrails() {
    return guardrails;
  }

  /**
   * Records the read of a page or a row: the number of rows scanned, and how many of them were
   * dead.
   */
  public void read(int scanned, int dead) {
    reads.increment();
    rowsScanned.add(scanned);
    if (dead > 0) {
      deadRows.add(dead);
    }
  }

  /** Records a batch. */
  public void wrote(int batchChanges, long batchBytes) {
    batches.increment();
    changes.add(batchChanges);
    bytes.add(batchBytes);
  }

  /** Records the test of a batch's conditions. */
  public void tested(boolean met) {
    (met ? conditionsMet : conditionsNotMet).increment();
  }

  /** Records that a batch waited for the lock of another one. */
  public void waited() {
    lockWaits.increment();
  }

  /** Returns the sums so far. */
  public Activity sums() {
    return new Activity(
        reads.sum(),
        rowsScanned.sum(),
        deadRows.sum(),
        batches.sum(),
        changes.sum(),
        bytes.sum(),
        conditionsMet.sum(),
        conditionsNotMet.sum(),
        lockWaits.sum());
  }
}
