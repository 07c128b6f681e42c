/**
 * Keywords, and the quotation marks of names and strings. What goes in is the text of a name or a
 * string, and what comes out is CQL. No statement and no term is known here.
 */
@NullMarked
package dev.rowan.cql.internal.text;

import org.jspecify.annotations.NullMarked;
