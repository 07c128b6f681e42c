package dev.rowan.maintenance;

/**
 * What a recount found, and added.
 *
 * @param counters how many counters were held against their rows
 * @param wrong how many of them differed, and did so again a while later
 * @param corrected to how many of them the difference was added
 * @param added the sum of what was added, without signs
 * @param unresolved counters that could not be judged, because others kept adding to them, or to
 *     which something was added without an answer; a later run judges them
 */
public record RecountReport(
    long counters, long wrong, long corrected, long added, long unresolved) {}
