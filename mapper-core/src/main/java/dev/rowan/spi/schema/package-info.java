/**
 * Descriptions of tables: columns in a fixed order, their types and their part in the key.
 * Generated code creates them; other packages read them. They know neither rows nor backends.
 */
@NullMarked
package dev.rowan.spi.schema;

import org.jspecify.annotations.NullMarked;
