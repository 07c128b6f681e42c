/**
 * Meters and observations of Micrometer. The registries of the application go in, and a listener of
 * DAO calls and the meters of the store come out. Applications without a registry are not affected.
 */
@NullMarked
package dev.rowan.spring.metrics;

import org.jspecify.annotations.NullMarked;
