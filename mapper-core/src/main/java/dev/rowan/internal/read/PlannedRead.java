package dev.rowan.internal.read;

/**
 * The read of a call, before its first request.
 *
 * @param request the queries of the call
 * @param limit how many rows at most; {@link Integer#MAX_VALUE} for all
 * @param pageSize how many rows one request reads at most
 * @param follows whether the read starts after a page that the caller has
 * @param computed whether the result is computed from rows: a number, or the values of groups
 * @param leavesOut whether some of the rows may be invisible to readers, so that the call can need
 *     more rows than its limit
 */
public record PlannedRead(
    ReadRequest request,
    int limit,
    int pageSize,
    boolean follows,
    boolean computed,
    boolean leavesOut) {}
