/**
 * The cluster backend and its rivals: manually written driver code, and the driver's own mapper.
 */
@NullMarked
package dev.rowan.bench.cluster;

import org.jspecify.annotations.NullMarked;
