/**
 * Tables as lines of JSON: the way from one backend to another. A mapping and a stream go in, and
 * lines or rows come out, page by page and in memory of constant size. Cells keep their values
 * exactly; their timestamps and ttls stay behind. The lines are specified in {@code
 * docs/format/export.md}.
 */
@NullMarked
package dev.rowan.transfer;

import org.jspecify.annotations.NullMarked;
