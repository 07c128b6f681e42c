package dev.rowan.maintenance;

import java.util.List;

/**
 * What a job found beside copies of other entities' columns, and set right.
 *
 * @param rows how many rows that copy were looked at
 * @param missing rows without a value where the row that they copy from has one
 * @param stale rows with a value where the row that they copy from has none, or is gone
 * @param wrong rows with another value than the row that they copy from
 * @param repaired how many rows were written anew
 * @param unresolved what could not be judged: a change of the row copied from is still to be
 *     carried on, or others changed both again and again; a later run judges them
 * @param samples canonical values of the keys of the first few rows
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

  /** Returns how many rows differed. */
  public long found() {
    return missing + stale + wrong;
  }

  /** Returns whether every row says what the row says that it copies from. */
  public boolean isClean() {
    return found() == 0 && unresolved == 0;
  }

  /** Returns whether nothing is left of what was found. */
  public boolean isRepaired() {
    return found() == repaired && unresolved == 0;
  }

  /** Returns the numbers; never the keys, which may be private. */
  @Override
  public String toString() {
    return "rows=%d missing=%d stale=%d wrong=%d repaired=%d unresolved=%d"
        .formatted(rows, missing, stale, wrong, repaired, unresolved);
  }
}
