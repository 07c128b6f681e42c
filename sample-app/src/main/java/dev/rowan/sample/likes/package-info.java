/**
 * Likes in three designs: ids alone, ids with copied names, and likes inside the rows of members
 * and products. Members, products and likes go in, and the same questions are answered from each
 * design, with their requests.
 */
@NullMarked
package dev.rowan.sample.likes;

import org.jspecify.annotations.NullMarked;
