/**
 * Operation of a store during reads and writes: copies of its files, its statistics and health, and
 * the removal of dead data. Requests of an operator go in, reports come out. Lower packages know
 * the format of rows. No read or write of a user passes through this package.
 */
@NullMarked
package dev.rowan.storage.embedded.operate;

import org.jspecify.annotations.NullMarked;
