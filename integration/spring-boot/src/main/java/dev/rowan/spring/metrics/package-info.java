/** Meters and observations of Micrometer, for applications that have a registry. */
@NullMarked
package dev.rowan.spring.metrics;

import org.jspecify.annotations.NullMarked;
