package dev.rowan.query;

import dev.rowan.annotation.Consistency;
import dev.rowan.call.CallOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import java.util.Map;

/**
 * How one read is done, as an argument of a DAO method that selects or scans, and as what a {@link
 * dev.rowan.Rowan} does where nobody says otherwise. Immutable and thread-safe.
 *
 * @param call consistency and the like; {@link Consistency#SERIAL} and {@link
 *     Consistency#LOCAL_SERIAL} read what conditions have decided, of one partition at a time
 * @param pageSize how many rows are asked for at once where a method returns more than one, from 1
 *     to {@link PageRequest#MAX_SIZE}, or 0 for what stands behind; it changes no result. A {@code
 *     Page} has the size of its {@link PageRequest}
 * @param maxScanned after how many entries of an index that it looked at in vain one request for
 *     rows stops, on a cluster: entries that a crash or another program left behind, whose rows say
 *     otherwise. A {@code Page} then has the rows that were found, possibly none, and the token of
 *     the next one. What has no token to give back, such as a list, fails ({@link
 *     dev.rowan.error.ErrorCode#STALE_ENTRIES}), as it would lack rows. 0 for what stands behind:
 *     the option {@code stale-entries-refuse} of the connection, 10,000 unless told otherwise
 */
public record ReadOptions(CallOptions call, int pageSize, int maxScanned) {
  /** Nothing in particular. */
  public static final ReadOptions NONE = new ReadOptions(CallOptions.NONE, 0, 0);

  /**
   * Checks the bounds.
   *
   * @throws RejectedInput if a number is out of bounds, or the consistency is {@link
   *     Consistency#ANY}, which writes alone have
   */
  public ReadOptions {
    if (pageSize < 0 || pageSize > PageRequest.MAX_SIZE) {
      throw rejected("page size", pageSize + ", not from 1 to " + PageRequest.MAX_SIZE);
    }
    if (maxScanned < 0) {
      throw rejected("max scanned", maxScanned + ", less than 0");
    }
    if (call.consistency() == Consistency.ANY) {
      throw rejected("consistency", "ANY, which writes alone can have");
    }
  }

  /** Returns options of this consistency alone. */
  public static ReadOptions at(Consistency consistency) {
    return of(CallOptions.at(consistency));
  }

  /** Returns options by which the read is carried out like this. */
  public static ReadOptions of(CallOptions call) {
    return new ReadOptions(call, 0, 0);
  }

  /** Returns the same options, carried out like this. */
  public ReadOptions withCall(CallOptions newCall) {
    return new ReadOptions(newCall, pageSize, maxScanned);
  }

  /** Returns the same options with so many rows asked for at once; 0 for what stands behind. */
  public ReadOptions withPageSize(int newPageSize) {
    return new ReadOptions(call, newPageSize, maxScanned);
  }

  /** Returns the same options, stopping after so many entries; 0 for what stands behind. */
  public ReadOptions withMaxScanned(int newMaxScanned) {
    return new ReadOptions(call, pageSize, newMaxScanned);
  }

  /** Returns these options, and for each that says nothing the other's. */
  public ReadOptions orElse(ReadOptions other) {
    return new ReadOptions(
        call.orElse(other.call),
        pageSize == 0 ? other.pageSize : pageSize,
        maxScanned == 0 ? other.maxScanned : maxScanned);
  }

  private static RejectedInput rejected(String option, String found) {
    return new RejectedInput(ErrorCode.ARGUMENT_REJECTED, Map.of(option, found), null);
  }
}
