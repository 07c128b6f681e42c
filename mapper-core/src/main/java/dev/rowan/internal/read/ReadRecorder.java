package dev.rowan.internal.read;

import dev.rowan.internal.group.GroupedBackend;
import dev.rowan.internal.observe.CallObservers;
import dev.rowan.spi.backend.Backend;
import org.jspecify.annotations.Nullable;

/**
 * A backend that receives the read of a call before its first request. A query has the limit of one
 * page; only the read has the limit of the call. Thread-safe.
 */
public interface ReadRecorder {
  /** Receives the read of a call, in the thread that sends the first request of the call. */
  void planned(PlannedRead read);

  /** Returns the backend of a session as a recorder; null if it is none. */
  static @Nullable ReadRecorder of(Backend backend) {
    Backend stored = CallObservers.uncounted(GroupedBackend.stored(backend));
    return stored instanceof ReadRecorder recorder ? recorder : null;
  }
}
