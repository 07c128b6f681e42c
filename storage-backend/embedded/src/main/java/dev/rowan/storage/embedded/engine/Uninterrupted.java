package dev.rowan.storage.embedded.engine;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;

/**
 * Repeats work on files that an interrupt of the calling thread broke off: Java closes a file
 * channel when a thread that uses the channel is interrupted. The thread remains interrupted.
 */
final class Uninterrupted {
  /** Work on files that has the same result when it is done again. */
  interface Work<T> {
    T run() throws IOException;
  }

  private Uninterrupted() {}

  static <T> T call(Work<T> work) throws IOException {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return work.run();
        } catch (ClosedByInterruptException e) {
          interrupted |= Thread.interrupted();
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
