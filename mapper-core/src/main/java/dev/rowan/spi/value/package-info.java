/**
 * Rows, the values in them, and one object per type with all operations on its values. Generated
 * mappings and backends put canonical Java values in; the same values, their order, their texts and
 * their bytes come out. No tables or columns are known here.
 */
@NullMarked
package dev.rowan.spi.value;

import org.jspecify.annotations.NullMarked;
