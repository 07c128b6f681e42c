/**
 * The lexer and the recursive-descent parser. CQL text goes in, records come out. The only
 * exception that leaves this package is {@link dev.rowan.cql.text.CqlSyntaxException}.
 */
@NullMarked
package dev.rowan.cql.internal.parse;

import org.jspecify.annotations.NullMarked;
