package dev.rowan.storage;

import java.time.Instant;

/**
 * One backup of a store in a directory of backups.
 *
 * @param id grows from backup to backup in one directory
 * @param takenAt when it was begun, in whole seconds
 * @param bytes what restoring it writes
 * @param files how many files restoring it writes
 */
public record Backup(int id, Instant takenAt, long bytes, int files) {}
