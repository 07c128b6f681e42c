/**
 * Statements that create, alter and drop keyspaces, tables, types, indexes, views, functions and
 * triggers, and statements about roles. The statements are records, and nothing executes them.
 */
@NullMarked
package dev.rowan.cql.schema;

import org.jspecify.annotations.NullMarked;
