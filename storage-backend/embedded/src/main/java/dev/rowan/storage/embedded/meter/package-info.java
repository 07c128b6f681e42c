/**
 * Counters of reads and writes. Readers and writers add to them; the operator's API reads the sums.
 * This package decides nothing, and the counts end when the store is closed.
 */
@NullMarked
package dev.rowan.storage.embedded.meter;

import org.jspecify.annotations.NullMarked;
