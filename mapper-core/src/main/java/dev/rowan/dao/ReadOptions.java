package dev.rowan.dao;

import dev.rowan.annotation.Consistency;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.call.CallOptions;
import java.util.Map;

/**
 * The options of one read: an argument of a DAO method that selects or scans, or the default reads
 * of a {@link dev.rowan.Rowan}. Immutable and thread-safe.
 * <!-- tag: call-options -->
 *
 * <pre>{@code
 * readings.save(reading(0), WriteOptions.at(Consistency.EACH_QUORUM));
 * List<Reading> latest =
 *     readings.latest("north", DAY, Limit.of(9), ReadOptions.at(Consistency.LOCAL_ONE));
 * }</pre>
 *
 * @param call the request options. {@link Consistency#SERIAL} and {@link Consistency#LOCAL_SERIAL}
 *     read the result of conditional writes, of one partition at a time
 * @param pageSize the number of rows that one request fetches, from 1 to {@link
 *     PageRequest#MAX_SIZE}, or 0 for the default. The size changes no result. A {@code Page} has
 *     the size of its {@link PageRequest}
 * @param maxScanned the largest number of orphaned or mismatched index entries that one request may
 *     skip, on a cluster; 0 for the default. At the limit a {@code Page} contains the rows found so
 *     far, possibly none, and the token of the next page. A method without a token, such as one
 *     that returns a list, fails with {@link dev.rowan.error.ErrorCode#STALE_ENTRIES} instead of
 *     returning incomplete results. The default is the option {@code stale-entries-refuse} of the
 *     connection, which is 10,000 unless set
 */
public record ReadOptions(CallOptions call, int pageSize, int maxScanned) {
  /** No option set. */
  public static final ReadOptions NONE = new ReadOptions(CallOptions.NONE, 0, 0);

  /**
   * Checks the bounds.
   *
   * @throws RejectedInputException if a number is out of bounds, or the consistency level is {@link
   *     Consistency#ANY}, which is allowed only for writes
   */
  public ReadOptions {
    if (pageSize < 0 || pageSize > PageRequest.MAX_SIZE) {
      throw rejected("page size", pageSize + ", not from 1 to " + PageRequest.MAX_SIZE);
    }
    if (maxScanned < 0) {
      throw rejected("max scanned", maxScanned + ", less than 0");
    }
    if (call.consistency() == Consistency.ANY) {
      throw rejected("consistency", "ANY, which is allowed only for writes");
    }
  }

  /** Returns options with only this consistency level set. */
  public static ReadOptions at(Consistency consistency) {
    return of(CallOptions.at(consistency));
  }

  /** Returns options with only these request options set. */
  public static ReadOptions of(CallOptions call) {
    return new ReadOptions(call, 0, 0);
  }

  /** Returns a copy with other request options. */
  public ReadOptions withCall(CallOptions newCall) {
    return new ReadOptions(newCall, pageSize, maxScanned);
  }

  /** Returns a copy with another number of rows per request; 0 for the default. */
  public ReadOptions withPageSize(int newPageSize) {
    return new ReadOptions(call, newPageSize, maxScanned);
  }

  /** Returns a copy with another limit of skipped index entries; 0 for the default. */
  public ReadOptions withMaxScanned(int newMaxScanned) {
    return new ReadOptions(call, pageSize, newMaxScanned);
  }

  /** Returns these options; an option that is not set here has the value of {@code other}. */
  public ReadOptions orElse(ReadOptions other) {
    return new ReadOptions(
        call.orElse(other.call),
        pageSize == 0 ? other.pageSize : pageSize,
        maxScanned == 0 ? other.maxScanned : maxScanned);
  }

  private static RejectedInputException rejected(String option, String found) {
    return new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of(option, found), null);
  }
}
