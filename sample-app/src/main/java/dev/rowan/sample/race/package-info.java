/**
 * A race: two sellers raise the price of one item while a third reads the items by price. The race
 * runs once for each choice of {@code maintain}. A store goes in, the counts of lost and refused
 * changes come out.
 */
@NullMarked
package dev.rowan.sample.race;

import org.jspecify.annotations.NullMarked;
