/**
 * The values that jobs of an operator report: the state of an index, and the kinds of differences
 * between rows and index entries. The jobs themselves are in the packages below.
 */
@NullMarked
package dev.rowan.operate;

import org.jspecify.annotations.NullMarked;
