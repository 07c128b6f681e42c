/**
 * A race: two sellers raise the price of one item while a third reads the items by price. The same
 * item is stored under each maintenance protocol. A store goes in, and the anomalies under each
 * protocol come out.
 */
@NullMarked
package dev.rowan.sample.race;

import org.jspecify.annotations.NullMarked;
