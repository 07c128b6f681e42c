/**
 * Measurements of the embedded store beside the raw engine, in one run: operations go in, times
 * come out. Nothing here is a test, and no time is asserted.
 */
@NullMarked
package dev.rowan.bench;

import org.jspecify.annotations.NullMarked;
