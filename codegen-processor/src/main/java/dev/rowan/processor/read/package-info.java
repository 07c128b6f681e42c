/**
 * Reads compiler elements into the model. The input is the types with {@code @Entity}, {@code @Udt}
 * or {@code @Dao}. The output is {@code Declarations}. Reading never fails and reports nothing: a
 * mistake becomes a part of the model. An element waits for the next round only if it names a type
 * that does not exist yet. Its name is stored, never the element.
 */
@NullMarked
package dev.rowan.processor.read;

import org.jspecify.annotations.NullMarked;
