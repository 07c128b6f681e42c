package dev.rowan.maintenance;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How a job goes about its work.
 *
 * @param rowsPerSecond at most
 * @param grace how old a difference must be at least to be one
 * @param position where to begin, or null for the start
 */
record JobSettings(
    int rowsPerSecond,
    Duration grace,
    Consumer<MaintenanceProgress> listener,
    @Nullable String position) {
  /** More than twice of what a change may take, and by what clocks may differ. */
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

  static RejectedInput rejected(String what, String found) {
    return new RejectedInput(ErrorCode.ARGUMENT_REJECTED, Map.of(what, found), null);
  }
}
