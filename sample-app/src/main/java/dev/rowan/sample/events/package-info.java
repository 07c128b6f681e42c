/**
 * An event log. Events go in, one partition for each type, hour and shard. The newest events of one
 * type or of several come out, and the numbers of events of minutes, hours and days.
 */
@NullMarked
package dev.rowan.sample.events;

import org.jspecify.annotations.NullMarked;
