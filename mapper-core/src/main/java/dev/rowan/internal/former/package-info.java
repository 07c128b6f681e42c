/**
 * Tables with former columns over a backend that knows only stored columns. Mutations of a column
 * that takes over the values of another one go in, and mutations of both columns come out. Queries
 * come out with the column of the two that has all values.
 */
@NullMarked
package dev.rowan.internal.former;

import org.jspecify.annotations.NullMarked;
