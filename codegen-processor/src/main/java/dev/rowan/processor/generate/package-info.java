/**
 * Generates source code. The input is the declarations without errors. The output is the text of a
 * mapping and a patch for each entity, and of an implementation for each DAO. The same declarations
 * give the same bytes. The generators report nothing and never fail. Only the class that writes the
 * files uses compiler types. Generated code uses no reflection.
 */
@NullMarked
package dev.rowan.processor.generate;

import org.jspecify.annotations.NullMarked;
