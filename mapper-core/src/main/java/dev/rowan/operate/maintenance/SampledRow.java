package dev.rowan.operate.maintenance;

import dev.rowan.spi.store.Anomaly;
import java.util.List;

/**
 * A row with a difference, as an example in a report.
 * <!-- tag: build-unique -->
 *
 * <pre>{@code
 * try {
 *   rowan.maintenance().build(GuestMapping.INSTANCE, "guest_by_email_unique").run();
 * } catch (SchemaMismatchException twice) { // RUN-54: some guests have one address
 *   MaintenanceReport found =
 *       rowan.maintenance().verify(GuestMapping.INSTANCE, "guest_by_email_unique").run();
 *   for (SampledRow row : found.samples()) {
 *     settle((UUID) row.key().get(0)); // give this guest another address
 *   }
 *   rowan.maintenance().build(GuestMapping.INSTANCE, "guest_by_email_unique").run();
 * }
 * }</pre>
 *
 * @param table the name of the index, or of the row's table if the difference concerns only the row
 * @param key canonical values of the primary key of the row
 */
public record SampledRow(Anomaly anomaly, String table, List<Object> key) {
  /** Copies the list. */
  public SampledRow {
    key = List.copyOf(key);
  }

  /** Returns the kind of the difference and the table; never the key, which may be private. */
  @Override
  public String toString() {
    return anomaly + " in " + table;
  }
}
