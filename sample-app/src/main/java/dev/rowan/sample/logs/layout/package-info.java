/**
 * What programs print, taken apart: one line of text goes in, its time, its message and its named
 * parts come out. No file is opened here, and a line that does not fit is returned as such, never
 * guessed at.
 */
@NullMarked
package dev.rowan.sample.logs.layout;

import org.jspecify.annotations.NullMarked;
