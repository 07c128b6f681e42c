package dev.rowan.spi.store;

import java.nio.file.Path;

/**
 * Administers a store of this process: {@code rowan.storage()} returns the one of an open Rowan.
 * Calls work in the calling thread, while other threads read and write. After the Rowan is closed,
 * calls throw {@link dev.rowan.error.RowanClosedException}. Thread-safe.
 *
 * <p>Operations on files throw {@link dev.rowan.error.UnsupportedByBackendException} on a store
 * without files.
 * <!-- tag: copies -->
 *
 * <pre>{@code
 * rowan.storage().snapshot(directory.resolve("before-the-import"));
 * Backup backup = rowan.storage().backup(directory.resolve("backups"));
 * }</pre>
 */
public interface Storage {
  /**
   * Creates a consistent copy of the store, while other threads write. The copy is a complete
   * store. On the same file system the copy shares the store's files, which takes little time and
   * space; on another file system the files are copied. If the process crashes, {@code target}
   * contains no store.
   *
   * @param target a directory that does not exist, in a parent that exists
   * @throws dev.rowan.error.RejectedInputException if the target exists
   */
  void snapshot(Path target);

  /**
   * Adds a backup to a directory, and creates the directory if necessary. Files of earlier backups
   * are not copied again. Each backup is complete and does not depend on the others.
   *
   * @throws dev.rowan.error.ConfigurationException if another process is writing to the directory
   * @throws dev.rowan.error.RejectedInputException if the directory contains other files than
   *     backups
   */
  Backup backup(Path directory);

  /** Returns the activity since the store was opened, and its current size. */
  StorageStats stats();

  /** Returns the health of the store. Also works after the store is closed. */
  StorageHealth health();

  /**
   * Removes all deleted and expired data whose retention time is over, from all tables. Reads
   * return the same results as before. The store also does this gradually in the background. The
   * files shrink when the store merges them later, or by {@link #compact()}.
   */
  VacuumReport vacuum();

  /** Rewrites the files of the store without duplicate and deleted data. The call may take long. */
  void compact();

  /**
   * Removes all rows of a table and of its derived tables in one atomic operation. Disk space is
   * freed afterwards.
   *
   * @throws dev.rowan.error.RejectedInputException if the table does not exist, or if it is a
   *     derived table; then name its source
   */
  void truncate(String table);

  /**
   * Removes a table and its derived tables. A program that still uses the table receives {@link
   * dev.rowan.error.SchemaMismatchException}. Opening the store again creates the table again.
   *
   * @throws dev.rowan.error.RejectedInputException if the table does not exist, or if it is a
   *     derived table that this program uses
   */
  void dropTable(String table);

  /**
   * Removes a column, and its copies in derived tables. A column of a derived table that an entity
   * of this program declares remains: it has the values of another column. A column that is added
   * later with the same name must have the same type; it starts without values.
   *
   * @throws dev.rowan.error.RejectedInputException if the column does not exist, is part of a key,
   *     or is declared by an entity of this program; or if the table is a derived table; then name
   *     its source
   */
  void dropColumn(String table, String column);
}
