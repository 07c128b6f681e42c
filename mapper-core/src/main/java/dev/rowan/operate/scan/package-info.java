/**
 * Parallel scans of whole tables by token range. The consumer receives every entity once; a
 * listener receives the progress and the position to resume at.
 */
@NullMarked
package dev.rowan.operate.scan;

import org.jspecify.annotations.NullMarked;
