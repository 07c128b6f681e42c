/**
 * Listings of sellers. A listing goes in, and comes out by title, by price and by the day of the
 * listing, from one index each. A change of the price moves the entry of one index.
 */
@NullMarked
package dev.rowan.sample.items;

import org.jspecify.annotations.NullMarked;
