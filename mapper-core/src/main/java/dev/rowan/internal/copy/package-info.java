/**
 * Columns that copy columns of other entities. They are filled when a row is written, and updated
 * in all copying rows when their source changes. Every writer, of a row or of its source, reads
 * both after its last write. So of two concurrent writers, one sees what the other did. The
 * propagation of a change is recorded in the store before the change.
 */
@NullMarked
package dev.rowan.internal.copy;

import org.jspecify.annotations.NullMarked;
