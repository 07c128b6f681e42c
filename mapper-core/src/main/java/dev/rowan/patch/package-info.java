/** Patches: changes of single properties of one row, and the comparison of two states of a row. */
@NullMarked
package dev.rowan.patch;

import org.jspecify.annotations.NullMarked;
