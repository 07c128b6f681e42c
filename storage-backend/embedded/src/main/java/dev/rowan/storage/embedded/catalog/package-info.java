/**
 * The catalogue: which tables and columns exist, under which ids, how far the clock has advanced,
 * and in which format the store is. The schema of a program goes in, tables with their codecs come
 * out. Ids are never reused. This package neither reads nor writes rows.
 */
@NullMarked
package dev.rowan.storage.embedded.catalog;

import org.jspecify.annotations.NullMarked;
