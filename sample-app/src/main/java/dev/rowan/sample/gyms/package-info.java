/** Gyms by country, state and city. */
@NullMarked
package dev.rowan.sample.gyms;

import org.jspecify.annotations.NullMarked;
