/**
 * Reads compiler elements into the model. In go the types that carry {@code @Entity} or
 * {@code @Dao}; out come {@code Declarations}. Reading is total: a mistake becomes a part of the
 * model, never a message and never a gap. Only a type that does not exist yet makes an element wait
 * for the next round; then its name is kept, never the element.
 */
@NullMarked
package dev.rowan.processor.read;

import org.jspecify.annotations.NullMarked;
