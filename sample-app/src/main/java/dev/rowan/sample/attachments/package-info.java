/**
 * Attachments of tickets. Streams of bytes go in and come out; the rows tell the names, lengths and
 * checksums. Rowan stores the bytes in chunks beside the rows, and removes them with the rows.
 */
@NullMarked
package dev.rowan.sample.attachments;

import org.jspecify.annotations.NullMarked;
