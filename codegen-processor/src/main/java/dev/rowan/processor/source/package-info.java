/**
 * The vocabulary of generated code: names of generated classes and of the run time, types, Javadoc
 * and layout. The input is parts of the model, the output is parts of source text. Decisions about
 * what to generate are made elsewhere.
 */
@NullMarked
package dev.rowan.processor.source;

import org.jspecify.annotations.NullMarked;
