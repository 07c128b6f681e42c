/**
 * The backend for clusters of Apache Cassandra and compatible servers. A connection string, or a
 * driver session that the user configured, goes in and a backend comes out. It sends exactly the
 * requested statements: it filters nothing and drops nothing.
 */
@NullMarked
package dev.rowan.storage.cassandra;

import org.jspecify.annotations.NullMarked;
