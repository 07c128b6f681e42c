/**
 * Evaluations of items by users. An evaluation goes in, and comes out by user, by item, and by user
 * and grade in a range of time, from one table each.
 */
@NullMarked
package dev.rowan.sample.evaluations;

import org.jspecify.annotations.NullMarked;
