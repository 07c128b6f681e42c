/**
 * Reads. A query goes in; a page of rows and the position of the next page come out. The last page
 * is always known to be the last. This package neither filters nor sorts: the servers execute the
 * whole query.
 */
@NullMarked
package dev.rowan.storage.cassandra.read;

import org.jspecify.annotations.NullMarked;
