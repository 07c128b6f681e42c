/**
 * The backend for clusters of Apache Cassandra and what speaks its protocol. A connection string,
 * or a session of the driver that the user configured, goes in and a backend comes out. It sends
 * what it is asked for and nothing behind the user's back: nothing is filtered here, and nothing is
 * dropped.
 */
@NullMarked
package dev.rowan.storage.cassandra;

import org.jspecify.annotations.NullMarked;
