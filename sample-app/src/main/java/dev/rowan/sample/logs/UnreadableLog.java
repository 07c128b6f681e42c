package dev.rowan.sample.logs;

import java.io.Serial;

/** Thrown if a log cannot be read to its end. The message names the log and the reason. */
public final class UnreadableLog extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  UnreadableLog(String message) {
    super(message);
  }

  UnreadableLog(String message, Throwable cause) {
    super(message, cause);
  }
}
