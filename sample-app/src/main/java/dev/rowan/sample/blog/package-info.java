/**
 * A blog of several authors: posts, found by slug, tag, author and age, and their comments. Edits
 * and deletes go in through {@link dev.rowan.sample.blog.Blog}; every list that is read afterwards
 * is consistent. The application itself maintains no derived table.
 */
@NullMarked
package dev.rowan.sample.blog;

import org.jspecify.annotations.NullMarked;
