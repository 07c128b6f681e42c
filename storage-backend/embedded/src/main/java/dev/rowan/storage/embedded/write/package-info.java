/**
 * The whole write path. A batch of mutations goes in; one atomic batch of bytes goes to the store,
 * and the outcome comes out. This package decides the new state of each row, under the locks of all
 * partitions that the batch touches. It serves no reads for users, and writes nothing in part.
 */
@NullMarked
package dev.rowan.storage.embedded.write;

import org.jspecify.annotations.NullMarked;
