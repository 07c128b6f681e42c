package dev.rowan.spi.store;

import java.time.Instant;

/**
 * One backup in a directory of backups.
 * <!-- tag: copies -->
 *
 * <pre>{@code
 * rowan.storage().snapshot(directory.resolve("before-the-import"));
 * Backup backup = rowan.storage().backup(directory.resolve("backups"));
 * }</pre>
 *
 * @param id a number that increases from backup to backup in one directory
 * @param takenAt the time at which the backup started, in whole seconds
 * @param bytes the number of bytes that a restore writes
 * @param files the number of files that a restore writes
 */
public record Backup(int id, Instant takenAt, long bytes, int files) {}
