/**
 * The lists of buckets that may have rows: writes store the entry of a bucket before its first row.
 */
@NullMarked
package dev.rowan.internal.bucket;

import org.jspecify.annotations.NullMarked;
