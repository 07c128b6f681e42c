package dev.rowan.operate.maintenance;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.spi.store.IndexState;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The exclusive right to run a job that no read depends on, which must be renewed. The store
 * records the position of the job, so that another run continues there. Used by one thread.
 */
final class JobLease {
  private static final Duration LEASE = Duration.ofSeconds(60);
  private static final Duration BETWEEN_NOTES = Duration.ofSeconds(2);
  private static final int ROWS_BETWEEN_NOTES = 1_000;

  private final UUID id = UUID.randomUUID();
  private final Session session;
  private final IndexStates states;
  private final String table;
  private final String name;
  private IndexRecord held = IndexRecord.of(IndexState.READABLE);
  private @Nullable String reached;
  private long done;
  private long notedNanos;
  private long notedRows;

  /**
   * Creates the right to run a job; it is not acquired.
   *
   * @param table a stored table
   * @param name the name of the job, unique among the jobs and the indexes of the table
   */
  JobLease(Session session, String table, String name) {
    this.session = session;
    this.states = session.store().gate().states();
    this.table = table;
    this.name = name;
  }

  /**
   * Acquires the lease, which expires one minute after its last renewal.
   *
   * @param takesOver whether to take the lease of another run
   * @return the position at which an earlier run stopped; null for the start
   * @throws BackendUnavailableException if another run holds the lease
   */
  @Nullable String take(boolean takesOver) {
    IndexRecord found;
    IndexRecord wanted;
    do {
      found = session.await(states.read(table)).get(name);
      Instant until = found == null ? null : found.heldUntil();
      if (!takesOver && until != null && until.isAfter(session.time().instant())) {
        throw alreadyRunning();
      }
      wanted = (found == null ? held : found).heldBy(id, end());
    } while (!change(found, wanted));
    held = wanted;
    reached = held.position();
    notedNanos = System.nanoTime();
    return reached;
  }

  /**
   * Notes how far the job is, and renews the lease if that is due.
   *
   * @param position null at the end of the job
   * @param rows the number of rows before the position, or of counters
   * @throws BackendUnavailableException if another run has taken the lease
   */
  void note(@Nullable String position, long rows) {
    reached = position;
    done = rows;
    boolean late = System.nanoTime() - notedNanos > BETWEEN_NOTES.toNanos();
    if (!late && rows - notedRows < ROWS_BETWEEN_NOTES) {
      return;
    }
    IndexRecord wanted = held.at(position, rows).heldBy(id, end());
    if (!change(held, wanted)) {
      throw alreadyRunning();
    }
    held = wanted;
    notedNanos = System.nanoTime();
    notedRows = rows;
  }

  /** Ends the lease. Another run continues at the position that was noted last. */
  void giveBack() {
    change(held, new IndexRecord(IndexState.READABLE, null, null, reached, done));
  }

  /** Ends the lease after a failure, and adds what prevents that. */
  void giveBack(RuntimeException failure) {
    try {
      giveBack();
    } catch (RowanException left) {
      // the lease then expires
      failure.addSuppressed(left);
    }
  }

  private Instant end() {
    return session.time().instant().plus(LEASE);
  }

  private boolean change(@Nullable IndexRecord found, IndexRecord wanted) {
    return session.await(states.change(table, name, found, wanted));
  }

  private BackendUnavailableException alreadyRunning() {
    return new BackendUnavailableException(
        ErrorCode.JOB_IN_PROGRESS, Map.of("table", table, "job", name), null);
  }
}
