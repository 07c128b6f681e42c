package dev.rowan.scan;

/**
 * How far a scan is.
 *
 * @param done how many ranges of tokens are done, those of scans before it included
 * @param ranges how many ranges there are; they are of equal size
 * @param rows how many rows this scan has handed out
 * @param position where another scan can go on, which hands out again what this one has handed out
 *     of ranges that are not done
 */
public record ScanProgress(int done, int ranges, long rows, String position) {
  /** Returns the share of the table that is done, from 0 to 1. */
  public double share() {
    return (double) done / ranges;
  }
}
