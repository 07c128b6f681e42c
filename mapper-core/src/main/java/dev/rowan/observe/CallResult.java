package dev.rowan.observe;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How one call of a DAO method ended, and what it needed. Immutable and thread-safe.
 * <!-- tag: api-call-result -->
 *
 * <pre>{@code
 * CallListener listener =
 *     method ->
 *         result -> {
 *           if (!result.isSuccess()) {
 *             log.warn("{} failed with {}", method, result.failure());
 *           }
 *         };
 * }</pre>
 *
 * <p>A request is one operation of the backend: one statement or batch of a cluster, or one
 * operation of the embedded store. Requests that the driver repeats by its own policy count once.
 * Requests that follow in the background after the call, such as the removal of old index entries,
 * do not count.
 *
 * @param duration from the start of the call to its result
 * @param failure the code of the {@link dev.rowan.error.RowanException}, such as {@code RUN-31};
 *     the simple class name of any other exception; null if the call succeeded. A condition that
 *     does not hold is a success, unless the method throws then
 * @param requests how many requests the call sent, retries included
 * @param rowsRead how many rows and index entries these requests returned
 * @param rowsWritten how many changes of rows and index entries these requests carried. The
 *     embedded store maintains indexes itself, so there the number has no index entries
 * @param retries how many requests the call sent again after a failure, and how often it started
 *     again because another writer changed the row
 * @param staleEntries how many index entries the call left out because their rows do not exist or
 *     contradict them
 * @param repairs for how many of these entries the call started a repair, in the background
 * @param isFurtherPage whether the call read a page of a stream after the first; see {@link
 *     CallListener}
 */
public record CallResult(
    Duration duration,
    @Nullable String failure,
    long requests,
    long rowsRead,
    long rowsWritten,
    long retries,
    long staleEntries,
    long repairs,
    boolean isFurtherPage) {
  /** Returns whether the call succeeded. */
  public boolean isSuccess() {
    return failure == null;
  }
}
