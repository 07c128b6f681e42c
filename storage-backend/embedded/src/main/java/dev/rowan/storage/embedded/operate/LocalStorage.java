package dev.rowan.storage.embedded.operate;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.store.Backup;
import dev.rowan.spi.store.DiskStats;
import dev.rowan.spi.store.HealthReason;
import dev.rowan.spi.store.MemoryStats;
import dev.rowan.spi.store.Storage;
import dev.rowan.spi.store.StorageHealth;
import dev.rowan.spi.store.StorageStats;
import dev.rowan.spi.store.TableStats;
import dev.rowan.spi.store.VacuumReport;
import dev.rowan.storage.embedded.catalog.Catalogue;
import dev.rowan.storage.embedded.engine.OrderedStore;
import dev.rowan.storage.embedded.engine.Space;
import dev.rowan.storage.embedded.engine.StoreFiles;
import dev.rowan.storage.embedded.meter.Meters;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The operator's view of the whole store. Thread-safe. */
public final class LocalStorage implements Storage {
  private static final MemoryStats NO_MEMORY = new MemoryStats(0, 0, 0, 0, 0);
  private static final byte[] ANY_KEY = {0};
  private static final DiskStats NO_DISK = new DiskStats(0, 0, 0);

  private final OrderedStore store;
  private final Meters meters;
  private final Catalogue catalogue;
  private final SchemaLock schemaLock;
  private final Housekeeping housekeeping;
  private final TableSizes tables;

  /** Operates on a store whose reads and writes all use the same schema lock. */
  public LocalStorage(
      OrderedStore store,
      Catalogue catalogue,
      Meters meters,
      SchemaLock schemaLock,
      Housekeeping housekeeping) {
    this.store = store;
    this.catalogue = catalogue;
    this.meters = meters;
    this.schemaLock = schemaLock;
    this.housekeeping = housekeeping;
    this.tables = new TableSizes(store, catalogue);
  }

  @Override
  public void snapshot(Path target) {
    files("snapshot").snapshot(target);
  }

  @Override
  public Backup backup(Path directory) {
    return files("backup").backup(directory);
  }

  @Override
  public VacuumReport vacuum() {
    return housekeeping.vacuum();
  }

  @Override
  public void compact() {
    files("compact").compact();
  }

  @Override
  public void truncate(String table) {
    schemaLock.exclusive(() -> catalogue.truncate(table));
    housekeeping.removeGarbageLater();
  }

  @Override
  public void dropTable(String table) {
    schemaLock.exclusive(() -> catalogue.drop(table));
    housekeeping.removeGarbageLater();
  }

  @Override
  public void dropColumn(String table, String column) {
    dropColumn(table, column, Schema.of(List.of()));
  }

  /**
   * Removes a column, and its copies in derived tables whose models do not have it.
   *
   * @param retained the models of a program, of which none has the column in the table itself
   */
  public void dropColumn(String table, String column, Schema retained) {
    schemaLock.exclusive(() -> catalogue.dropColumn(table, column, retained));
  }

  @Override
  public StorageStats stats() {
    requireOpen();
    List<TableStats> sizes = tables.now();
    return new StorageStats(
        meters.sums(),
        store.files().map(StoreFiles::memory).orElse(NO_MEMORY),
        store.files().map(StoreFiles::disk).orElse(NO_DISK),
        housekeeping.vacuumStats(),
        meters.guardrails().stats(),
        sizes);
  }

  @Override
  public StorageHealth health() {
    try {
      requireOpen();
      EnumSet<HealthReason> reasons = EnumSet.noneOf(HealthReason.class);
      store.files().ifPresent(files -> reasons.addAll(files.problems()));
      if (housekeeping.hasVacuumFailed()) {
        reasons.add(HealthReason.VACUUM_FAILED);
      }
      return new StorageHealth(reasons);
    } catch (RowanClosedException e) {
      return new StorageHealth(Set.of(HealthReason.CLOSED));
    }
  }

  /** Every method fails on a closed store. */
  private void requireOpen() {
    store.get(Space.CATALOGUE, ANY_KEY);
  }

  private StoreFiles files(String needed) {
    return store.files().orElseThrow(() -> noFiles(needed));
  }

  private static RowanException noFiles(String needed) {
    return new UnsupportedByBackendException(
        ErrorCode.UNSUPPORTED_BY_BACKEND,
        Map.of("needed", needed, "why", "a store on the heap has no files"),
        null);
  }
}
