/**
 * Compares rows with the entries of their derived tables and repairs the differences. Rows and
 * entries go in as they are stored; findings come out, and for a repair the mutations that remove
 * the difference. The package does not decide when a table is scanned.
 */
@NullMarked
package dev.rowan.internal.verify;

import org.jspecify.annotations.NullMarked;
