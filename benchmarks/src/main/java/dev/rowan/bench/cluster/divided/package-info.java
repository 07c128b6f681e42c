/** Partitions that are divided by time or into shards, compared with hand-written driver code. */
@NullMarked
package dev.rowan.bench.cluster.divided;

import org.jspecify.annotations.NullMarked;
