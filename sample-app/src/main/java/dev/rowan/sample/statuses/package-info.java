/**
 * Clients by a status that changes. Clients go in, and come out by status, page by page from the
 * shards of an index. A change of the status moves a client from one list to another.
 */
@NullMarked
package dev.rowan.sample.statuses;

import org.jspecify.annotations.NullMarked;
