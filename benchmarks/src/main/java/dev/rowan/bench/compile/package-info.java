/** Measures what the annotation processor adds to a compilation. */
@NullMarked
package dev.rowan.bench.compile;

import org.jspecify.annotations.NullMarked;
