/**
 * The whole way of a write. A unit of mutations goes in; one atomic batch of bytes goes to the
 * store, and the outcome comes out. Whatever a row is to become is decided here, under the locks of
 * all partitions that the unit touches. Nobody reads for a user here, and nothing is written in
 * part.
 */
@NullMarked
package dev.rowan.storage.embedded.write;

import org.jspecify.annotations.NullMarked;
