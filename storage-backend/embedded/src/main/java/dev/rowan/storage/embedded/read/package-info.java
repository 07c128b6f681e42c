/**
 * The whole way of a read. A query goes in; a page of live rows, fully decoded, comes out. Cursors
 * are closed before the page leaves, and no lock is taken: a page shows every unit of writes whole
 * or not at all. Nothing is written here, and nothing is repaired.
 */
@NullMarked
package dev.rowan.storage.embedded.read;

import org.jspecify.annotations.NullMarked;
