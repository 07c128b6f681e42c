package dev.rowan.storage;

import java.nio.file.Path;

/**
 * Looks after a store of this process: {@code rowan.storage()} returns the one of an open Rowan.
 * Calls work in the calling thread, beside readers and writers. After the Rowan is closed they
 * throw {@link dev.rowan.error.ClosedMapper}. Thread-safe.
 *
 * <p>What needs files throws {@link dev.rowan.error.UnsupportedByBackend} on a store that has none.
 */
public interface Storage {
  /**
   * Makes a copy of the store as it stands at one moment, while others write. It is a store of its
   * own. On the file system of the store it shares the files, and so takes little time and space;
   * on another one they are copied. Nothing that opens as a store is left at {@code target} if the
   * process ends half-way.
   *
   * @param target is not there yet, but its parent is
   * @throws dev.rowan.error.RejectedInput if something is there already
   */
  void snapshot(Path target);

  /**
   * Adds a backup to a directory, which is made if needed: files that an earlier backup there has
   * are not copied again. Each backup is whole by itself, whatever becomes of the others.
   *
   * @throws dev.rowan.error.SetupMistake if somebody else writes to the directory now
   * @throws dev.rowan.error.RejectedInput if the directory holds something else than backups
   */
  Backup backup(Path directory);

  /** Returns what the store did since it was opened, and what it holds. */
  StorageStats stats();

  /** Returns whether the store can do its work, and if not, why; also when it is closed. */
  StorageHealth health();

  /**
   * Removes at once what is deleted or has expired, and is past its retention, from every table
   * that may hold such; no reader sees a difference. The store does so by itself, slowly, as it
   * becomes due.
   */
  VacuumReport vacuum();

  /** Rewrites the files of the store to hold nothing twice and nothing deleted; takes a while. */
  void compact();

  /**
   * Removes all rows of a table, and those of the tables that follow from it, at one moment. Their
   * space is freed afterwards.
   *
   * @throws dev.rowan.error.RejectedInput if there is no such table, or it follows from another one
   *     by itself: then that one is to be named
   */
  void truncate(String table);

  /**
   * Removes a table with its rows, and the tables that follow from it. A program that uses it gets
   * {@link dev.rowan.error.SchemaMismatch} until it is opened again, which makes the table anew.
   *
   * @throws dev.rowan.error.RejectedInput if there is no such table, or it follows from another one
   *     and this program uses it
   */
  void dropTable(String table);

  /**
   * Removes a column, and the copies of it in tables that follow from its table. A column that is
   * added later under its name has its type, and none of its values.
   *
   * @throws dev.rowan.error.RejectedInput if there is no such column, it is part of a key, a model
   *     of this program has it, or its table follows from another one: then that one is to be named
   */
  void dropColumn(String table, String column);
}
