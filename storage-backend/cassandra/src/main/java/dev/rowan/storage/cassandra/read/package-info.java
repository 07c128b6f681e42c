/**
 * Reading. A query goes in, a page of rows and the place where the next one begins come out; the
 * last page is always known to be the last. Nothing is filtered or sorted here: what a query asks
 * for is what the servers are asked for.
 */
@NullMarked
package dev.rowan.storage.cassandra.read;

import org.jspecify.annotations.NullMarked;
