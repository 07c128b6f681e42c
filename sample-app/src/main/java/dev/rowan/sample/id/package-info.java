/**
 * Ids that sort by time. A moment goes in, a time-uuid comes out. No clock is read here, so the
 * same line or post gets the same id each time it is stored.
 */
@NullMarked
package dev.rowan.sample.id;

import org.jspecify.annotations.NullMarked;
