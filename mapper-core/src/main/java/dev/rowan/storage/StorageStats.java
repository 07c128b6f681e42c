package dev.rowan.storage;

import java.util.List;

/**
 * What a store did since it was opened, and what it holds.
 *
 * @param tables by name
 */
public record StorageStats(
    Activity activity,
    MemoryStats memory,
    DiskStats disk,
    VacuumStats vacuum,
    List<TableStats> tables) {
  /** Copies the list. */
  public StorageStats {
    tables = List.copyOf(tables);
  }
}
