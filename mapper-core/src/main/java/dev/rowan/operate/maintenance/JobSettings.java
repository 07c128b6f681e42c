package dev.rowan.operate.maintenance;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a job.
 *
 * @param rowsPerSecond the rate limit
 * @param grace the minimum age of a difference to be reported
 * @param position the position to resume at, or null for the start
 */
record JobSettings(
    int rowsPerSecond,
    Duration grace,
    Consumer<MaintenanceProgress> listener,
    @Nullable String position) {
  /**
   * The default grace period: more than twice the duration of a write plus the largest clock
   * difference.
   */
  static final JobSettings USUAL =
      new JobSettings(Integer.MAX_VALUE, Duration.ofMinutes(10), progress -> {}, null);

  JobSettings atMost(int newRowsPerSecond) {
    if (newRowsPerSecond < 1) {
      throw rejected("rows per second", newRowsPerSecond + ", less than 1");
    }
    return new JobSettings(newRowsPerSecond, grace, listener, position);
  }

  JobSettings withGrace(Duration newGrace) {
    if (newGrace.isNegative()) {
      throw rejected("grace", newGrace + ", negative");
    }
    return new JobSettings(rowsPerSecond, newGrace, listener, position);
  }

  JobSettings watchedBy(Consumer<MaintenanceProgress> newListener) {
    return new JobSettings(rowsPerSecond, grace, newListener, position);
  }

  JobSettings from(@Nullable String newPosition) {
    return new JobSettings(rowsPerSecond, grace, listener, newPosition);
  }

  static RejectedInputException rejected(String what, String found) {
    return new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of(what, found), null);
  }
}
