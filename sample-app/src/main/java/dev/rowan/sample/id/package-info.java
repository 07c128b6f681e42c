/**
 * Ids that sort by time. A moment goes in, a time-uuid comes out; never a clock is read here, so
 * that the same thing gets the same id each time it is stored.
 */
@NullMarked
package dev.rowan.sample.id;

import org.jspecify.annotations.NullMarked;
