/**
 * Many writers on few rows, and a check of the derived tables. A backend and a maintenance protocol
 * go in. The acknowledged writes, and every missing, stale or wrong entry, come out. This package
 * computes the expected entries itself, without the mapper.
 */
@NullMarked
package dev.rowan.storage.contract.hammer;

import org.jspecify.annotations.NullMarked;
