/**
 * What the run time knows about tables: columns in a fixed order, their types and their part in the
 * key. Generated code and tests put declarations in; every other package reads them. Nothing here
 * knows rows, backends or annotations beyond their enums.
 */
@NullMarked
package dev.rowan.schema;

import org.jspecify.annotations.NullMarked;
