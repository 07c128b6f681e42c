package dev.rowan.storage.cassandra.rows;

import dev.rowan.internal.read.PlannedRead;
import dev.rowan.internal.read.ReadRecorder;
import dev.rowan.internal.state.ReservedTables;
import dev.rowan.observe.CallListener;
import dev.rowan.observe.DaoMethod;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.storage.cassandra.session.ClusterAccess;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * A backend that records the requests of a call in place of sending them. A read fails after its
 * first request. A write whose requests the compiler knows succeeds, so that its next requests also
 * arrive here, in the same thread; any other write fails. Nothing but the leases of writers is
 * written, whatever the run time does in the background. Thread-safe.
 */
final class StatementRecorder extends ForwardingBackend implements ReadRecorder, CallListener {
  /** Tables of the run time that no call of a DAO writes. */
  private static final Set<String> OF_RUN_TIME =
      Set.of(ReservedTables.INDEX_STATES, ReservedTables.WRITER_TAGS);

  private static final CallEnd NOTHING = result -> {};

  /** The recording of the call that this thread makes. */
  private static final ThreadLocal<@Nullable CallRecording> RECORDINGS = new ThreadLocal<>();

  StatementRecorder(ClusterAccess cluster) {
    super(cluster);
  }

  /** Ends a call whose request was recorded. */
  private static final class NotSent extends RuntimeException {
    private static final long serialVersionUID = 1;

    NotSent() {
      super("a request was recorded, and not sent", null, false, false);
    }
  }

  /** Returns the requests of the calls that code makes in this thread. */
  CallRecording record(Runnable code) {
    CallRecording outer = RECORDINGS.get();
    CallRecording recording = new CallRecording(this);
    RECORDINGS.set(recording);
    try {
      code.run();
    } catch (RuntimeException e) {
      if (recording.isEmpty()) {
        throw e; // a refused argument; the failure of a recorded request is ours
      }
    } finally {
      if (outer == null) {
        RECORDINGS.remove();
      } else {
        RECORDINGS.set(outer);
      }
    }
    return recording;
  }

  /** Returns the recording of this thread; null if its call is not of this recorder. */
  private @Nullable CallRecording current() {
    CallRecording recording = RECORDINGS.get();
    return recording != null && recording.isOf(this) ? recording : null;
  }

  @Override
  public CallEnd started(DaoMethod method) {
    CallRecording recording = current();
    if (recording != null) {
      recording.started(method);
    }
    return NOTHING;
  }

  @Override
  public void planned(PlannedRead read) {
    CallRecording recording = current();
    if (recording != null) {
      recording.planned(read);
    }
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    CallRecording recording = current();
    if (recording == null || OF_RUN_TIME.contains(query.table().name())) {
      return super.fetch(query);
    }
    recording.add(query);
    return CompletableFuture.failedFuture(new NotSent());
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    if (isOfRunTime(batch)) {
      return super.apply(batch);
    }
    CallRecording recording = current();
    if (recording == null) {
      return CompletableFuture.failedFuture(new NotSent());
    }
    recording.add(batch);
    return recording.isPlannedWrite()
        ? CompletableFuture.completedFuture(WriteOutcome.APPLIED)
        : CompletableFuture.failedFuture(new NotSent());
  }

  private static boolean isOfRunTime(MutationSet batch) {
    return batch.changes().stream()
        .allMatch(change -> OF_RUN_TIME.contains(change.mutation().table().name()));
  }

  /** Leaves the cluster open, which belongs to another Rowan. */
  @Override
  public void close() {}
}
