/**
 * The position of each row. Key values of a table go in, and keys come out whose unsigned byte
 * order is the order of tables, tokens, partitions and clustering; keys go in and the values come
 * back. This package never reads the value of a row. The bytes are specified in {@code
 * docs/format/keys.md}.
 */
@NullMarked
package dev.rowan.storage.embedded.key;

import org.jspecify.annotations.NullMarked;
