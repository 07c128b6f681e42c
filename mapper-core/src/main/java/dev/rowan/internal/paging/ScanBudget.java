package dev.rowan.internal.paging;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.guard.GuardrailLimits;
import dev.rowan.spi.guard.Guardrails;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Limits the useless entries that one request reads: orphaned entries, mismatched entries, and
 * entries of rows that the request has returned before. Thread-safe.
 */
public final class ScanBudget {
  /** For a request that reads no entries. */
  public static final ScanBudget UNUSED =
      new ScanBudget(new Guardrails(GuardrailLimits.usual()), "", "", Long.MAX_VALUE);

  private final Guardrails guardrails;
  private final String index;
  private final String method;
  private final long most;
  private final AtomicLong passed = new AtomicLong();

  private ScanBudget(Guardrails guardrails, String index, String method, long most) {
    this.guardrails = guardrails;
    this.index = index;
    this.method = method;
    this.most = most;
  }

  /**
   * Returns the budget of a request.
   *
   * @param guardrails counts the useless entries, and has the limit if {@code most} is 0
   * @param index the table of the entries
   * @param method the DAO method
   * @param most the limit of the request; 0 for the limit of the guardrails
   */
  public static ScanBudget of(Guardrails guardrails, String index, String method, int most) {
    return new ScanBudget(
        guardrails, index, method, most == 0 ? guardrails.maxStaleEntries() : most);
  }

  /** Counts useless entries. */
  public void pass(int entries) {
    passed.addAndGet(entries);
  }

  /** Returns the number of useless entries. */
  public long passed() {
    return passed.get();
  }

  /** Returns whether the request is to stop. */
  public boolean isSpent() {
    long now = passed.get();
    return now > 0 && now >= most;
  }

  /**
   * Returns how many entries may be asked for.
   *
   * @param wished at least {@code wanted}
   * @param wanted how many rows are still to come
   */
  public int bound(int wished, int wanted) {
    long left = Math.max(0, most - passed.get());
    return wished - wanted <= left ? wished : wanted + (int) left;
  }

  /** Tells the guardrails what was passed by until all was found that was to be found. */
  public void end() {
    long now = passed.get();
    if (now > 0) {
      guardrails.staleEntries(where(), now);
    }
  }

  /** Tells the guardrails that the request stopped with a short page. */
  public void stopShort() {
    guardrails.stoppedAtStaleEntries(where(), passed.get(), false);
  }

  /** Tells the guardrails that the request stopped, and returns how it fails. */
  public RejectedInputException refusal() {
    guardrails.stoppedAtStaleEntries(where(), passed.get(), true);
    return new RejectedInputException(
        ErrorCode.STALE_ENTRIES,
        Map.of(
            "method",
            method,
            "index",
            index,
            "passed by",
            passed + " entries",
            "limit",
            Long.toString(most)),
        null);
  }

  private String where() {
    return index + " by " + method;
  }
}
