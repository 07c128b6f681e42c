/**
 * Where each row stands. Key values of a table go in, and keys come out whose unsigned byte order
 * is the order of tables, tokens, partitions and clustering; keys go in and the values come back.
 * What a row holds beside its key is never seen here. The bytes are specified in {@code
 * docs/format/keys.md}.
 */
@NullMarked
package dev.rowan.storage.embedded.key;

import org.jspecify.annotations.NullMarked;
