/**
 * What a row holds beside its key, and what becomes of it when writes meet. Cells with timestamps
 * go in and one stored value per row comes out, and back; two states of a row become one by
 * Cassandra's rules, whichever came first. No clock is read here, and nothing is fetched or
 * written. The bytes are specified in {@code docs/format/rows.md}.
 */
@NullMarked
package dev.rowan.storage.embedded.row;

import org.jspecify.annotations.NullMarked;
