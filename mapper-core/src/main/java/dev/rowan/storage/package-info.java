/**
 * Operating a store that belongs to this process. Directories and names of tables go in; snapshots,
 * backups, figures and reports come out. All of it is for people and programs that look after a
 * store: no row is read or written here, and no DAO needs it. Values of user data are in none of
 * it.
 */
@NullMarked
package dev.rowan.storage;

import org.jspecify.annotations.NullMarked;
