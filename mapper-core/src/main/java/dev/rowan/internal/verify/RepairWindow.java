package dev.rowan.internal.verify;

/**
 * The time at which a repair is planned, in microseconds since 1970.
 *
 * @param now the time of day
 * @param settledBefore every change with an earlier timestamp has ended, whichever client made it:
 *     now, minus the longest duration of a change and the largest difference between clocks
 */
public record RepairWindow(long now, long settledBefore) {}
