/**
 * The content of a row outside of its key, and the reconciliation of writes. Cells with timestamps
 * go in and one stored value per row comes out, and back. Two states of a row merge by Cassandra's
 * rules, in any order. This package reads no clock, and neither reads nor writes the store. The
 * bytes are specified in {@code docs/format/rows.md}.
 */
@NullMarked
package dev.rowan.storage.embedded.row;

import org.jspecify.annotations.NullMarked;
