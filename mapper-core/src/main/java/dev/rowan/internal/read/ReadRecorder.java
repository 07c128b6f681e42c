package dev.rowan.internal.read;

import dev.rowan.spi.backend.Backend;

/**
 * A backend that receives the read of a call before its first request. A query has the limit of one
 * page; only the read has the limit of the call. Thread-safe.
 */
public interface ReadRecorder extends Backend {
  /** Receives the read of a call, in the thread that sends the first request of the call. */
  void planned(PlannedRead read);
}
