/**
 * Sales of a seller. The number of each state and city goes in, and comes out by state, by city of
 * a state, and by the name of a city, which needs a second order of the same rows.
 */
@NullMarked
package dev.rowan.sample.sales;

import org.jspecify.annotations.NullMarked;
