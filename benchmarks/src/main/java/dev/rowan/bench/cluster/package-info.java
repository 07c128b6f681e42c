/**
 * The cluster backend beside its rivals: driver code written by hand, and the driver's own mapper.
 */
@NullMarked
package dev.rowan.bench.cluster;

import org.jspecify.annotations.NullMarked;
