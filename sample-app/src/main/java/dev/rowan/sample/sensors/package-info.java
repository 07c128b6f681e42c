/**
 * Sensors with several metrics. Values go in, some of them late. All values of a day come out, and
 * the latest value of each metric from a table that Rowan maintains.
 */
@NullMarked
package dev.rowan.sample.sensors;

import org.jspecify.annotations.NullMarked;
