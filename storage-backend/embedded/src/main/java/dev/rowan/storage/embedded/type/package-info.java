/**
 * The encodings of column types. Canonical Java values go in and come out. There are two forms: the
 * <em>value form</em>, which Cassandra's native protocol carries, and the <em>ordered form</em>,
 * whose unsigned byte order is the order of the values. This package knows no tables, keys, rows or
 * files, and no value appears in a message.
 */
@NullMarked
package dev.rowan.storage.embedded.type;

import org.jspecify.annotations.NullMarked;
