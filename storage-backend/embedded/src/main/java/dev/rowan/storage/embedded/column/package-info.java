/**
 * How the values of one table's columns stand in the cells of its rows. The values of a write go
 * in, with the moment of the write and the row as it stands, and cells come out; what a reader sees
 * of a row goes in, and values in schema order come out. One class for each way in which a column
 * is stored: as one cell, as a counter, as a cell for each element. Which of two writes stays is
 * not decided here.
 */
@NullMarked
package dev.rowan.storage.embedded.column;

import org.jspecify.annotations.NullMarked;
