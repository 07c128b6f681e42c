/**
 * Writes that were planned and not made, and what makes several of them as one unit. Mutations of
 * any entities of one store go in, each with its options; what became of all of them comes out,
 * once it has happened. Nothing here decides how a row is written: that is the same as for a write
 * by itself.
 */
@NullMarked
package dev.rowan.unit;

import org.jspecify.annotations.NullMarked;
