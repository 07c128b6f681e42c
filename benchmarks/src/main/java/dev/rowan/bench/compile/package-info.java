/**
 * Compilations with and without the annotation processor. The number of entities goes in; the
 * milliseconds of each compilation come out.
 */
@NullMarked
package dev.rowan.bench.compile;

import org.jspecify.annotations.NullMarked;
