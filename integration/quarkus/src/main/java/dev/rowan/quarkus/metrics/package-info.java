/**
 * Meters of Micrometer. The registry of the application goes in, and a listener of DAO calls and
 * the meters of the store come out.
 */
@NullMarked
package dev.rowan.quarkus.metrics;

import org.jspecify.annotations.NullMarked;
