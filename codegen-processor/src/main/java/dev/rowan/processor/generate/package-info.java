/**
 * Writes source code. In go sound declarations; out come the text of a mapping for each entity and
 * of an implementation for each DAO. The same declarations give the same bytes. Nothing here fails
 * or reports, no type of the compiler appears but where the text is handed over, and no generated
 * code uses reflection.
 */
@NullMarked
package dev.rowan.processor.generate;

import org.jspecify.annotations.NullMarked;
