/** Likes: which products a member likes, and which members like a product, in three designs. */
@NullMarked
package dev.rowan.sample.likes;

import org.jspecify.annotations.NullMarked;
