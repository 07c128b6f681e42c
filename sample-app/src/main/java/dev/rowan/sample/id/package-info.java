/**
 * Ids that sort by time. A moment goes in, a time-uuid comes out. This package reads no clock, so
 * that the same object gets the same id each time it is stored.
 */
@NullMarked
package dev.rowan.sample.id;

import org.jspecify.annotations.NullMarked;
