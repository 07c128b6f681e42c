/**
 * Long-running jobs on derived tables, copies and counters: verify, repair and build. The jobs run
 * while other programs read and write, read tables page by page in constant memory, and can be
 * resumed.
 */
@NullMarked
package dev.rowan.operate.maintenance;

import org.jspecify.annotations.NullMarked;
