/**
 * A blog of several authors: posts, found by slug, tag, author and age, and their comments. Edits
 * and deletions go in through {@link dev.rowan.sample.blog.Blog}; every list that comes out
 * afterwards is right. No table is kept in step by hand here.
 */
@NullMarked
package dev.rowan.sample.blog;

import org.jspecify.annotations.NullMarked;
