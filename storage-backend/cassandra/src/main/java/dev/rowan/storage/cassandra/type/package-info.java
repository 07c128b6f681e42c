/**
 * Column types and their values. A canonical Java value goes in and the bytes of CQL's native
 * protocol come out, and back. There is one codec per type, created once and used by index. This
 * package refuses values that a type cannot hold, before anything is sent; it contacts no server.
 */
@NullMarked
package dev.rowan.storage.cassandra.type;

import org.jspecify.annotations.NullMarked;
