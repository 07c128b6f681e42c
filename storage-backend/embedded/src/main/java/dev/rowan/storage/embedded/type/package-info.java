/**
 * How each column type stands in bytes. Canonical Java values go in and come out; in between they
 * have two forms: the <em>value form</em>, which is what the native protocol of Cassandra carries,
 * and the <em>ordered form</em>, whose unsigned byte order is the order of the values. Nothing here
 * knows of tables, keys, rows or files, and no value ever gets into a message.
 */
@NullMarked
package dev.rowan.storage.embedded.type;

import org.jspecify.annotations.NullMarked;
