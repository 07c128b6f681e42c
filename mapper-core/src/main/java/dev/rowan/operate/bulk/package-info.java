/**
 * Bulk saves: a source of entities is stored with bounded concurrency, and the result names each
 * entity that failed.
 */
@NullMarked
package dev.rowan.operate.bulk;

import org.jspecify.annotations.NullMarked;
