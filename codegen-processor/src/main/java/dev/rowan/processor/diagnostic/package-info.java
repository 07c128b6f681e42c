/**
 * What the processor has to say, as values. A finding holds a stable code, a place, and the text in
 * three parts: what is there, why it matters, what to type. Nothing is printed here.
 */
@NullMarked
package dev.rowan.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
