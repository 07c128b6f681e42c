/**
 * Writes rows of entities together with their derived tables. A mutation goes in; a plan for it is
 * made and executed; the outcome comes out. Nothing here knows generated code.
 */
@NullMarked
package dev.rowan.internal.write;

import org.jspecify.annotations.NullMarked;
