/** The cluster backend and driver code written by hand, on one real node. */
@NullMarked
package dev.rowan.bench.cluster.node;

import org.jspecify.annotations.NullMarked;
