/**
 * Many writers on few rows, and the question what became of the tables that follow from them. A
 * backend and a way of upkeep go in; what was acknowledged, and every entry that is missing, stale
 * or wrong, comes out. What is right is computed here, not by the mapper.
 */
@NullMarked
package dev.rowan.storage.contract.hammer;

import org.jspecify.annotations.NullMarked;
