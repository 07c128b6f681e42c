/**
 * Administration of a store that belongs to this process: snapshots, backups, statistics and
 * health. DAOs do not use this package. No result contains values of user data.
 */
@NullMarked
package dev.rowan.spi.store;

import org.jspecify.annotations.NullMarked;
