/**
 * The cluster backend and driver code written by hand, on one real node. The same work goes to both
 * in turns; what each took by the clock and of the processor comes out, as ratios.
 */
@NullMarked
package dev.rowan.bench.cluster.node;

import org.jspecify.annotations.NullMarked;
