/**
 * The connection to a cluster. An address or the user's own session goes in. Statements are
 * prepared once and run without blocking, in-flight requests are counted, and failures of the
 * driver or a server become Rowan's errors. This package knows no tables or rows.
 */
@NullMarked
package dev.rowan.storage.cassandra.session;

import org.jspecify.annotations.NullMarked;
