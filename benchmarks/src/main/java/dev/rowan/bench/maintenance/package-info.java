/**
 * Jobs over whole tables of the embedded store. A filled store goes in; rows per second come out,
 * by elapsed time and by processor time.
 */
@NullMarked
package dev.rowan.bench.maintenance;

import org.jspecify.annotations.NullMarked;
