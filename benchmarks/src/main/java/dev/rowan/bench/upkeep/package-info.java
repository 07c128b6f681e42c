/**
 * Jobs over whole tables of the embedded store. A filled store goes in; rows a second come out, by
 * the clock and by processor time.
 */
@NullMarked
package dev.rowan.bench.upkeep;

import org.jspecify.annotations.NullMarked;
