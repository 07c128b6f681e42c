/**
 * Rows and their values. Generated mappings and backends exchange canonical Java values. This
 * package resolves no names and creates no bytes.
 */
@NullMarked
package dev.rowan.value;

import org.jspecify.annotations.NullMarked;
