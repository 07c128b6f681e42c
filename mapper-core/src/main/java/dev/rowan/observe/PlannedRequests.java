package dev.rowan.observe;

/**
 * The requests that one call of a DAO method sends to a cluster at most, by the plan that the
 * compiler made: without retries, and with one page of rows. It is unknown where it depends on the
 * number of values of an argument, on the rows of a range that is changed, or on copies. Immutable
 * and thread-safe.
 * <!-- tag: api-planned-requests -->
 *
 * <pre>{@code
 * CallListener surplus =
 *     method ->
 *         result -> {
 *           if (result.requests() > method.requests().most(result.rowsRead())) {
 *             log.info("{} sent {} requests", method, result.requests());
 *           }
 *         };
 * }</pre>
 *
 * @param fixed the requests of each call; 0 if they are unknown
 * @param eachRow whether one further request reads each row that is found, from its base table
 */
public record PlannedRequests(int fixed, boolean eachRow) {
  /** The requests depend on arguments or on stored rows. */
  public static final PlannedRequests UNKNOWN = new PlannedRequests(0, false);

  /** Checks the bounds. */
  public PlannedRequests {
    if (fixed < 0 || (eachRow && fixed == 0)) {
      throw new IllegalArgumentException(fixed + " planned requests");
    }
  }

  /**
   * Returns this number of requests for each call.
   *
   * @param fixed at least 1
   */
  public static PlannedRequests of(int fixed) {
    return new PlannedRequests(fixed, false);
  }

  /** Returns these requests, and one for each row that is found. */
  public PlannedRequests andOneForEachRow() {
    return new PlannedRequests(fixed, true);
  }

  /** Returns whether the plan bounds the requests. */
  public boolean isKnown() {
    return fixed > 0;
  }

  /**
   * Returns the most requests of a call.
   *
   * @param rows how many rows and index entries the call read, at least 0; where each row is looked
   *     up, one half of them are entries
   * @return {@link Long#MAX_VALUE} if the requests are unknown
   */
  public long most(long rows) {
    if (!isKnown()) {
      return Long.MAX_VALUE;
    }
    return eachRow ? fixed + (rows + 1) / 2 : fixed;
  }
}
