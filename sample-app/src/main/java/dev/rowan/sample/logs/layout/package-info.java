/**
 * The parsers of log lines: one line of text goes in, and its time, its message and its named parts
 * come out. No file is opened here. A line that matches no layout has no time and no parts.
 */
@NullMarked
package dev.rowan.sample.logs.layout;

import org.jspecify.annotations.NullMarked;
