/** Listings of sellers by title, price and date. */
@NullMarked
package dev.rowan.sample.items;

import org.jspecify.annotations.NullMarked;
