/**
 * Parsers of log lines: one line of text goes in, its time, its message and its named parts come
 * out. This package opens no file. A line that does not match any layout is returned as such.
 */
@NullMarked
package dev.rowan.sample.logs.layout;

import org.jspecify.annotations.NullMarked;
