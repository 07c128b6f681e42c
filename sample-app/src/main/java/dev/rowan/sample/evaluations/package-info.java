/** Evaluations of items by users, for three queries. */
@NullMarked
package dev.rowan.sample.evaluations;

import org.jspecify.annotations.NullMarked;
