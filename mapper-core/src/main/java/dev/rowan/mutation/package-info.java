/**
 * What is to be written, as data: single mutations, and units that are written whole or not at all.
 * The run time composes them; a backend applies them. Nothing is executed here.
 */
@NullMarked
package dev.rowan.mutation;

import org.jspecify.annotations.NullMarked;
