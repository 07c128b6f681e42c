/**
 * Gyms by location. Gyms go in, and come out by country, by country and state, and by city with the
 * newest first, for which the city needs a partition of its own.
 */
@NullMarked
package dev.rowan.sample.gyms;

import org.jspecify.annotations.NullMarked;
