/**
 * Column types and their values. A canonical Java value goes in and the bytes of CQL's native
 * protocol come out, and the other way round: as the object of the type has them. What a type
 * cannot hold is refused here, before anything is sent; no server is asked.
 */
@NullMarked
package dev.rowan.storage.cassandra.type;

import org.jspecify.annotations.NullMarked;
