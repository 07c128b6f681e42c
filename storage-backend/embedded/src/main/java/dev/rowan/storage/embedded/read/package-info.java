/**
 * The whole read path. A query goes in; a page of live, decoded rows comes out. Cursors are closed
 * before the page is returned, and reads take no lock: a page contains each batch as a whole or not
 * at all. This package writes and repairs nothing.
 */
@NullMarked
package dev.rowan.storage.embedded.read;

import org.jspecify.annotations.NullMarked;
