package dev.rowan.storage;

import java.util.List;

/**
 * What a store did since it was opened, and what it holds.
 *
 * @param guardrails in the order of {@link Guardrail}
 * @param tables by name
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
