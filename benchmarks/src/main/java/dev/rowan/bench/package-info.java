/**
 * Measurements of the embedded store and the raw engine, in one run: operations go in, times come
 * out. This module contains no tests, and no time is asserted.
 */
@NullMarked
package dev.rowan.bench;

import org.jspecify.annotations.NullMarked;
