/**
 * A race: two sellers raise the price of one item while a third reads the items by price. The same
 * item is kept in step in each way that there is; a store goes in, what each way let happen comes
 * out.
 */
@NullMarked
package dev.rowan.sample.race;

import org.jspecify.annotations.NullMarked;
