package dev.rowan.spi.call;

/**
 * Counts what one call of a DAO method needs. The requests of the call carry it in their {@link
 * CallOptions}, if a listener observes the call. For the run time: a program uses a {@link
 * dev.rowan.observe.CallListener}. Thread-safe.
 */
public final class CallCounters {
  private long requests;
  private long rowsRead;
  private long rowsWritten;
  private long retries;
  private long staleEntries;
  private long repairs;

  /** Creates counters of zero. */
  public CallCounters() {}

  /**
   * The numbers at one moment.
   *
   * @param requests operations of the backend
   * @param rowsRead rows and index entries that these returned
   * @param rowsWritten changes of rows and index entries that these carried
   * @param retries requests that were sent again, and writes that started again
   * @param staleEntries index entries that reads left out
   * @param repairs repairs of these entries that were started
   */
  public record Numbers(
      long requests,
      long rowsRead,
      long rowsWritten,
      long retries,
      long staleEntries,
      long repairs) {}

  /** Counts a request that reads. */
  public synchronized void read() {
    requests++;
  }

  /** Counts a request that writes this many changes. */
  public synchronized void write(int changes) {
    requests++;
    rowsWritten += changes;
  }

  /** Counts the rows of an answer. */
  public synchronized void rows(int rows) {
    rowsRead += rows;
  }

  /** Counts a retry. */
  public synchronized void retry() {
    retries++;
  }

  /** Counts an index entry that a read left out because its row contradicts it. */
  public synchronized void staleEntry() {
    staleEntries++;
  }

  /** Counts a repair that a read started. */
  public synchronized void repair() {
    repairs++;
  }

  /** Returns the current numbers. */
  public synchronized Numbers numbers() {
    return new Numbers(requests, rowsRead, rowsWritten, retries, staleEntries, repairs);
  }
}
