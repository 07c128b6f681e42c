/**
 * An event log: one partition for each type, hour and shard, and counts of minutes, hours and days.
 */
@NullMarked
package dev.rowan.sample.events;

import org.jspecify.annotations.NullMarked;
