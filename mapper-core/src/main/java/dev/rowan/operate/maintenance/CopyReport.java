package dev.rowan.operate.maintenance;

import dev.rowan.internal.observe.JobObservers;
import java.util.List;

/**
 * The result of a job on copies of other entities' columns.
 * <!-- tag: jobs -->
 *
 * <pre>{@code
 * rowan.maintenance().resumeCopies(SingerMapping.INSTANCE).run();
 * CopyReport report = rowan.maintenance().verifyCopies(AlbumMapping.INSTANCE).run();
 * if (!report.isClean()) {
 *   log.warn("copies differ: {}", report);
 *   rowan.maintenance().repairCopies(AlbumMapping.INSTANCE).atMost(5_000).run();
 * }
 * }</pre>
 *
 * @param rows the number of checked rows
 * @param missing rows without a value whose source has one
 * @param stale rows with a value whose source has none or does not exist
 * @param wrong rows whose value differs from their source
 * @param repaired the number of rows that were rewritten
 * @param unresolved differences that the job could not decide: a change of the source is still
 *     being copied, or concurrent writers changed the rows repeatedly. A later run decides them
 * @param samples canonical values of the primary keys of the first ten differing rows
 */
public record CopyReport(
    long rows,
    long missing,
    long stale,
    long wrong,
    long repaired,
    long unresolved,
    List<List<Object>> samples) {
  /** Copies the list. */
  public CopyReport {
    samples = List.copyOf(samples);
  }

  /** Returns the number of rows that differ. */
  public long found() {
    return missing + stale + wrong;
  }

  /** Returns whether every copy equals its source. */
  public boolean isClean() {
    return found() == 0 && unresolved == 0;
  }

  /** Returns the numbers for listeners. */
  JobObservers.Counts counts() {
    return new JobObservers.Counts(rows, found(), repaired, unresolved);
  }

  /** Returns whether every difference was repaired. */
  public boolean isRepaired() {
    return found() == repaired && unresolved == 0;
  }

  /** Returns the counts; never the keys, which may be private. */
  @Override
  public String toString() {
    return "rows=%d missing=%d stale=%d wrong=%d repaired=%d unresolved=%d"
        .formatted(rows, missing, stale, wrong, repaired, unresolved);
  }
}
