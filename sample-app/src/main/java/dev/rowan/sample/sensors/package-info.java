/** Sensors: all values of a day, and the latest value of each metric. */
@NullMarked
package dev.rowan.sample.sensors;

import org.jspecify.annotations.NullMarked;
