/**
 * Rows and the values in them. Generated mappings and backends put canonical Java values in; the
 * same values come out. No names are looked up here, and no bytes are made.
 */
@NullMarked
package dev.rowan.value;

import org.jspecify.annotations.NullMarked;
