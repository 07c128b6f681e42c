/**
 * The entry point: {@link dev.rowan.cql.Cql} reads CQL text and returns typed statements. Nothing
 * here connects to a server, and nothing knows a schema: names and types of columns are not
 * resolved.
 */
@NullMarked
package dev.rowan.cql;

import org.jspecify.annotations.NullMarked;
