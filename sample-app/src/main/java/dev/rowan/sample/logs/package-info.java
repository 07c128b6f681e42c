/**
 * An archive of log lines: files go in line by line, and the newest lines of a source or of a kind
 * of source come out in pages. No line is lost silently: each is stored, or counted as rejected
 * with the reason.
 */
@NullMarked
package dev.rowan.sample.logs;

import org.jspecify.annotations.NullMarked;
