/**
 * Export of a table as lines of JSON, and import of such lines. Jackson is required. Error messages
 * contain line numbers but no values.
 */
@NullMarked
package dev.rowan.operate.transfer;

import org.jspecify.annotations.NullMarked;
