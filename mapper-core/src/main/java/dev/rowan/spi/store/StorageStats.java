package dev.rowan.spi.store;

import java.util.List;

/**
 * The activity of a store since it was opened, and its current size.
 * <!-- tag: figures -->
 *
 * <pre>{@code
 * StorageStats stats = rowan.storage().stats();
 * log.info(
 *     "{} batches, {} rows read", stats.activity().batches(), stats.activity().rowsScanned());
 * StorageHealth health = rowan.storage().health();
 * if (health.status() != StorageHealth.Status.OK) {
 *   health.reasons().forEach(reason -> log.warn(reason.text()));
 * }
 * }</pre>
 *
 * @param guardrails in the order of {@link Guardrail}
 * @param tables sorted by name
 */
public record StorageStats(
    Activity activity,
    MemoryStats memory,
    DiskStats disk,
    VacuumStats vacuum,
    List<GuardrailStats> guardrails,
    List<TableStats> tables) {
  /** Copies the lists. */
  public StorageStats {
    guardrails = List.copyOf(guardrails);
    tables = List.copyOf(tables);
  }
}
