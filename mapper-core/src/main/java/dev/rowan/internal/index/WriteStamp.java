package dev.rowan.internal.index;

import java.util.OptionalLong;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * What orders a change against other changes.
 *
 * @param timestamp microseconds since 1970; under {@link dev.rowan.annotation.Maintain#SERIAL} the
 *     version that the change gives to the row; empty for the clock of the backend
 * @param attempt identifies one attempt of a change under {@code SERIAL}; null elsewhere
 */
public record WriteStamp(OptionalLong timestamp, @Nullable UUID attempt) {
  /** The stamp of a change that the clock of the backend orders. */
  public static final WriteStamp BACKEND_CLOCK = new WriteStamp(OptionalLong.empty(), null);

  /** Returns the stamp of a change at a timestamp. */
  public static WriteStamp at(long timestamp) {
    return new WriteStamp(OptionalLong.of(timestamp), null);
  }

  /**
   * Returns the stamp of a change at a timestamp, or by the clock of the backend if it is empty.
   */
  public static WriteStamp of(OptionalLong timestamp) {
    return timestamp.isPresent() ? new WriteStamp(timestamp, null) : BACKEND_CLOCK;
  }

  /** Returns the stamp of one attempt to give a row a version. */
  public static WriteStamp of(long version, UUID attempt) {
    return new WriteStamp(OptionalLong.of(version), attempt);
  }

  /**
   * Returns the timestamp.
   *
   * @throws IllegalStateException if the clock of the backend gives it
   */
  long micros() {
    return timestamp.orElseThrow(
        () -> new IllegalStateException("a planned change needs a timestamp"));
  }

  /**
   * Returns the attempt.
   *
   * @throws IllegalStateException if there is none
   */
  UUID requireAttempt() {
    UUID id = attempt;
    if (id == null) {
      throw new IllegalStateException("a change of a version needs an attempt");
    }
    return id;
  }
}
