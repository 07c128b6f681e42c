package dev.rowan.sample.logs;

import java.io.Serial;

/** A log cannot be read, or not to its end. The message says which and why, for people. */
public final class UnreadableLog extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  UnreadableLog(String message) {
    super(message);
  }

  UnreadableLog(String message, Throwable cause) {
    super(message, cause);
  }
}
