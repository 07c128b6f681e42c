/**
 * A blog of several authors: posts, found by slug, tag, author and age, and their comments. Edits
 * and deletions go in through {@link dev.rowan.sample.blog.Blog}, and correct lists come out. The
 * code here writes no index table: Rowan maintains them.
 */
@NullMarked
package dev.rowan.sample.blog;

import org.jspecify.annotations.NullMarked;
