/**
 * Large values in chunks: streams of bytes go in and come out, in requests of one chunk each.
 * {@link dev.rowan.internal.chunk.ChunkStore} writes, reads and deletes the chunks of one column.
 * The rows that refer to the values are written elsewhere; nothing here decides which value a row
 * has.
 */
@NullMarked
package dev.rowan.internal.chunk;

import org.jspecify.annotations.NullMarked;
