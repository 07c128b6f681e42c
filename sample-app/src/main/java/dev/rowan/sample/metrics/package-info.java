/** Metrics of servers, newest first. */
@NullMarked
package dev.rowan.sample.metrics;

import org.jspecify.annotations.NullMarked;
