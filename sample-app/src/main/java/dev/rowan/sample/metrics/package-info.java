/**
 * Metrics of servers. Values go in, one partition for each metric and day. The newest values before
 * a moment come out, and the lowest, highest and mean value of a range of time.
 */
@NullMarked
package dev.rowan.sample.metrics;

import org.jspecify.annotations.NullMarked;
