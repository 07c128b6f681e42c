/**
 * Types of columns, as CQL text writes them: {@code frozen<list<int>>}. The types of this package
 * are records. Names of user-defined types are not resolved.
 */
@NullMarked
package dev.rowan.cql.type;

import org.jspecify.annotations.NullMarked;
