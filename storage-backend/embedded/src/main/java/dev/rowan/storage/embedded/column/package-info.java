/**
 * How the values of a table's columns map to the cells of its rows. For a write, the values, the
 * write's timestamp and the current row go in, and cells come out. For a read, a row goes in, and
 * values in schema order come out. There is one class per layout: one cell, a counter, a cell per
 * element. This package does not decide which of two writes wins.
 */
@NullMarked
package dev.rowan.storage.embedded.column;

import org.jspecify.annotations.NullMarked;
