/**
 * Columns that copy columns of other entities: filled when a row is written, and carried on to all
 * rows that copy when the row copied from changes. Whoever wrote last, a row or the row that it
 * copies from, looks last at both; so whatever the order of two writers, one of them sees what the
 * other did. What is to be carried on is noted in the store before the change.
 */
@NullMarked
package dev.rowan.copy;

import org.jspecify.annotations.NullMarked;
