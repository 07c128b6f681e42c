package dev.rowan.operate.scan;

/**
 * The progress of a scan.
 * <!-- tag: scan -->
 *
 * <pre>{@code
 * rowan
 *     .scan(ReadingMapping.INSTANCE)
 *     .withParallelism(8)
 *     .watchedBy(
 *         progress -> {
 *           log(progress.done(), progress.ranges(), progress.rows());
 *           position.set(progress.position());
 *         })
 *     .forEach(archive::add);
 * }</pre>
 *
 * @param done the number of finished token ranges, including those of the scans that this one
 *     resumes
 * @param ranges the number of token ranges, which have equal size
 * @param rows the number of rows that this scan has passed to the consumer
 * @param position the position to resume the scan at. A resumed scan passes rows of unfinished
 *     ranges again
 */
public record ScanProgress(int done, int ranges, long rows, String position) {
  /** Returns the finished share of the table, from 0 to 1. */
  public double share() {
    return (double) done / ranges;
  }
}
