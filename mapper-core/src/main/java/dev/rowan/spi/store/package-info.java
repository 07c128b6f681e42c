/**
 * The values that an operator sees of a store: snapshots, backups, statistics, health, the state of
 * an index, and the kinds of differences between rows and entries. DAOs do not use this package. No
 * result contains values of user data.
 */
@NullMarked
package dev.rowan.spi.store;

import org.jspecify.annotations.NullMarked;
