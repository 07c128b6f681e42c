/**
 * Long jobs on derived tables, beside readers and writers: verify them, repair them, build them
 * over rows that are there. They go over tables page by page, in memory of constant size, and can
 * be resumed.
 */
@NullMarked
package dev.rowan.maintenance;

import org.jspecify.annotations.NullMarked;
