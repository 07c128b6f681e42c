/**
 * The cluster backend and manually written driver code, on one real node. Both do the same work in
 * alternating turns; the ratios of their elapsed times and processor times come out.
 */
@NullMarked
package dev.rowan.bench.cluster.node;

import org.jspecify.annotations.NullMarked;
