/**
 * Entities without markers of deleted rows over tables that have them, because a later version of
 * the program writes them. Pages come out without deleted rows, and inserts without the marker of
 * an earlier deletion.
 */
@NullMarked
package dev.rowan.internal.marker;

import org.jspecify.annotations.NullMarked;
