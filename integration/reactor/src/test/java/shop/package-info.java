/** A program that uses Rowan with a reactive library. */
@NullMarked
package shop;

import org.jspecify.annotations.NullMarked;
