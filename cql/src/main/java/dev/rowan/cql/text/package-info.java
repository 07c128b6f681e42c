/**
 * What all parts of a statement have in common: their position in the text, their CQL, and names. A
 * syntax error is a {@link dev.rowan.cql.text.CqlSyntaxException}.
 */
@NullMarked
package dev.rowan.cql.text;

import org.jspecify.annotations.NullMarked;
