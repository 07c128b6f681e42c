package dev.rowan.operate.maintenance;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexRecord;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.store.IndexState;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The exclusive right to build an index or a list of buckets, which must be renewed. The store
 * records the position of the build. Used by one thread.
 */
final class BuildLease {
  /** The time of a lease; a build that does not renew its lease can be taken over. */
  static final Duration LEASE = Duration.ofSeconds(60);

  private static final Duration BETWEEN_NOTES = Duration.ofSeconds(2);
  private static final long ROWS_BETWEEN_NOTES = 1_000;

  private final UUID builder = UUID.randomUUID();
  private final Session session;
  private final DaoRuntime<?> runtime;
  private final String table;
  private final String name;
  private IndexRecord held = IndexRecord.UNBUILT;
  private long notedNanos;
  private long notedRows;
  private long before;
  private @Nullable MaintenanceProgress last;

  /** Creates the right to build the index or list of this name; it is not acquired. */
  BuildLease(Session session, DaoRuntime<?> runtime, String name) {
    this.session = session;
    this.runtime = runtime;
    this.table = runtime.tables().row().name();
    this.name = name;
  }

  /**
   * Acquires the lease, and returns the state of the index; null if the index is already readable.
   */
  @Nullable IndexRecord take() {
    IndexRecord found = read();
    while (found != null && found.state() != IndexState.READABLE) {
      Instant until = found.heldUntil();
      if (found.builder() != null && until != null && until.isAfter(session.time().instant())) {
        throw alreadyRunning();
      }
      IndexRecord wanted = found.heldBy(builder, session.time().instant().plus(LEASE));
      if (change(found, wanted)) {
        before = wanted.done();
        held = wanted;
        notedNanos = System.nanoTime();
        return wanted;
      }
      found = read();
    }
    return null;
  }

  void note(MaintenanceProgress progress) {
    last = progress;
    boolean late = System.nanoTime() - notedNanos > BETWEEN_NOTES.toNanos();
    if (!late && progress.rows() - notedRows < ROWS_BETWEEN_NOTES) {
      return;
    }
    IndexRecord wanted = at(progress).heldBy(builder, session.time().instant().plus(LEASE));
    if (!change(held, wanted)) {
      throw alreadyRunning();
    }
    held = wanted;
    notedNanos = System.nanoTime();
    notedRows = progress.rows();
  }

  private IndexRecord at(MaintenanceProgress progress) {
    return held.at(progress.position(), before + progress.rows());
  }

  void end(IndexState state) {
    if (!change(held, IndexRecord.of(state))) {
      throw alreadyRunning();
    }
    session.store().gate().learn(table, name, state);
  }

  void giveBack(RuntimeException failure) {
    try {
      IndexRecord left = last == null ? held : at(last);
      change(held, new IndexRecord(left.state(), null, null, left.position(), left.done()));
    } catch (RowanException e) {
      // the lease then expires
      failure.addSuppressed(e);
    }
  }

  private @Nullable IndexRecord read() {
    return runtime.await(session.store().gate().states().read(table)).get(name);
  }

  private boolean change(IndexRecord found, IndexRecord wanted) {
    return runtime.await(session.store().gate().states().change(table, name, found, wanted));
  }

  private BackendUnavailableException alreadyRunning() {
    return new BackendUnavailableException(
        ErrorCode.JOB_IN_PROGRESS, Map.of("table", table, "index", name), null);
  }
}
