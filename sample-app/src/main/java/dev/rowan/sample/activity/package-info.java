/**
 * The activity of users. What a user did goes in, and comes out by time from one table, and by kind
 * and time from another one, which has the same rows in another order.
 */
@NullMarked
package dev.rowan.sample.activity;

import org.jspecify.annotations.NullMarked;
