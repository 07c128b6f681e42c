package dev.rowan.storage.embedded.meter;

import dev.rowan.guard.GuardrailLimits;
import dev.rowan.guard.Guardrails;
import dev.rowan.storage.Activity;
import java.util.concurrent.atomic.LongAdder;

/** Counts what a store does. Adding costs a few nanoseconds, and no more under many threads. */
public final class Meters {
  private final Guardrails guardrails;
  private final LongAdder reads = new LongAdder();
  private final LongAdder rowsScanned = new LongAdder();
  private final LongAdder deadRows = new LongAdder();
  private final LongAdder units = new LongAdder();
  private final LongAdder changes = new LongAdder();
  private final LongAdder bytes = new LongAdder();
  private final LongAdder conditionsMet = new LongAdder();
  private final LongAdder conditionsNotMet = new LongAdder();
  private final LongAdder lockWaits = new LongAdder();

  /** Counts under the usual guardrails. */
  public Meters() {
    this(new Guardrails(GuardrailLimits.usual()));
  }

  /** Counts beside these guardrails. */
  public Meters(Guardrails guardrails) {
    this.guardrails = guardrails;
  }

  /** Returns what is not to be too much. */
  public Guardrails guardrails() {
    return guardrails;
  }

  /** A page or a row was asked for; so many rows were looked at, of which so many were dead. */
  public void read(int scanned, int dead) {
    reads.increment();
    rowsScanned.add(scanned);
    if (dead > 0) {
      deadRows.add(dead);
    }
  }

  /** A unit was written as one batch. */
  public void wrote(int batchChanges, long batchBytes) {
    units.increment();
    changes.add(batchChanges);
    bytes.add(batchBytes);
  }

  /** The conditions of a unit were tested. */
  public void tested(boolean met) {
    (met ? conditionsMet : conditionsNotMet).increment();
  }

  /** A unit has to wait for another one. */
  public void waited() {
    lockWaits.increment();
  }

  /** Returns the sums so far. */
  public Activity sums() {
    return new Activity(
        reads.sum(),
        rowsScanned.sum(),
        deadRows.sum(),
        units.sum(),
        changes.sum(),
        bytes.sum(),
        conditionsMet.sum(),
        conditionsNotMet.sum(),
        lockWaits.sum());
  }
}
