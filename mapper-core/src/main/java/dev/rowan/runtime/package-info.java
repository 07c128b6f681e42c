/**
 * The run time that generated DAOs call: writes with upkeep, reads through tables and indexes,
 * paging, and the one place that waits. Fixed plans and arguments go in, entities come out. Nothing
 * is planned here.
 */
@NullMarked
package dev.rowan.runtime;

import org.jspecify.annotations.NullMarked;
