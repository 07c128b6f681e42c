/**
 * Tables with column groups over a backend that knows only stored tables. Mutations of the whole
 * table go in, and mutations of its parts come out; rows of the parts go in, and rows of the whole
 * table come out.
 */
@NullMarked
package dev.rowan.internal.group;

import org.jspecify.annotations.NullMarked;
