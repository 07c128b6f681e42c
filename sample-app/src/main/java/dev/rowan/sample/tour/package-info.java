/**
 * What the systems of the sample share. A system has a {@link dev.rowan.sample.tour.Tour}: a store
 * goes in, and the answers to the queries of the system come out on a {@link
 * dev.rowan.sample.tour.Screen}, each with its number of requests.
 */
@NullMarked
package dev.rowan.sample.tour;

import org.jspecify.annotations.NullMarked;
