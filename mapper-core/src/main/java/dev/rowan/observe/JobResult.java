package dev.rowan.observe;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How a maintenance job ended. The numbers of a job that failed are 0, although it can have
 * corrected something before. Immutable and thread-safe.
 * <!-- tag: api-job-listener -->
 *
 * <pre>{@code
 * JobListener listener =
 *     (kind, table) ->
 *         result -> log.info("{} of {}: {} differences", kind, table, result.found());
 * RowanOptions options = RowanOptions.defaults().withJobListener(listener);
 * }</pre>
 *
 * @param duration from the start of the job to its end
 * @param failure the code of the {@link dev.rowan.error.RowanException}, such as {@code RUN-31};
 *     the simple class name of any other exception; null if the job came to its end
 * @param checked how many rows, entries, counters or large values the job compared
 * @param found how many differences it found: missing, orphaned and wrong entries and copies, wrong
 *     counters, damaged values, chunks without a row, partitions with too many rows
 * @param corrected how many of them it corrected
 * @param unresolved how many differences it could not decide, because other programs wrote
 *     meanwhile
 */
public record JobResult(
    Duration duration,
    @Nullable String failure,
    long checked,
    long found,
    long corrected,
    long unresolved) {
  /** Returns whether the job came to its end, with or without differences. */
  public boolean isSuccess() {
    return failure == null;
  }
}
