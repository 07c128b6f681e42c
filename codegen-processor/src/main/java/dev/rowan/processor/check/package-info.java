/**
 * Runs every rule over the planned declarations. A design goes in; the result comes out: all
 * findings, and the declarations that are sound enough to generate code for.
 */
@NullMarked
package dev.rowan.processor.check;

import org.jspecify.annotations.NullMarked;
