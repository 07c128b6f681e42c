/**
 * The messages of the processor, as values. A finding holds a stable code, a position, and a text
 * in three parts: the fact, the reason, and the fix to type. Nothing is printed here.
 */
@NullMarked
package dev.rowan.processor.diagnostic;

import org.jspecify.annotations.NullMarked;
