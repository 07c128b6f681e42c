/**
 * An archive of log lines: files go in line by line, and the newest lines of a source or of a kind
 * of source come out in pages. Every line is either stored, or counted as rejected with the reason.
 */
@NullMarked
package dev.rowan.sample.logs;

import org.jspecify.annotations.NullMarked;
