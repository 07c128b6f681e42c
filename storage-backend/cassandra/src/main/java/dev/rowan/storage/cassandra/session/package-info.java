/**
 * The connection to a cluster and its manners. An address or the user's own session goes in;
 * statements are prepared once and run without blocking, calls under way are counted, and what the
 * driver or a server reports comes out as an error of Rowan's. Nothing here knows tables or rows.
 */
@NullMarked
package dev.rowan.storage.cassandra.session;

import org.jspecify.annotations.NullMarked;
