/**
 * The words of generated code: the names of generated classes and of what they call, types,
 * Javadoc, layout. Pieces of the model go in, pieces of source text come out; no decision about
 * what is generated is made here.
 */
@NullMarked
package dev.rowan.processor.source;

import org.jspecify.annotations.NullMarked;
