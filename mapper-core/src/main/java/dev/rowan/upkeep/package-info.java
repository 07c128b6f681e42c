/**
 * What a changed row means for the tables derived from it. A derived table and a row before and
 * after go in, the mutations that keep the table in step come out: pure functions, whichever
 * backend applies them.
 */
@NullMarked
package dev.rowan.upkeep;

import org.jspecify.annotations.NullMarked;
