/**
 * Batches: planned writes of several entities of one store, and their execution as one atomic
 * write. This package checks that the writes fit together, and runs their hooks; how a row is
 * written is the same as for a single write.
 */
@NullMarked
package dev.rowan.internal.batch;

import org.jspecify.annotations.NullMarked;
