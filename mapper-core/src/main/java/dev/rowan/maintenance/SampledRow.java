package dev.rowan.maintenance;

import dev.rowan.repair.Anomaly;
import java.util.List;

/**
 * A row beside which something was found.
 *
 * @param table the index; or the table of the row, for what is about the row alone
 * @param key canonical values of the primary key of the row
 */
public record SampledRow(Anomaly anomaly, String table, List<Object> key) {
  /** Copies the list. */
  public SampledRow {
    key = List.copyOf(key);
  }

  /** Returns what was found where; never the key, which may be private. */
  @Override
  public String toString() {
    return anomaly + " in " + table;
  }
}
