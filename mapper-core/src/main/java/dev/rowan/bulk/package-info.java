/**
 * Bulk saves. Input is a source of entities; rows of one partition share requests, and the number
 * of in-flight requests is bounded. Output is what was stored, where to resume, and what failed
 * with which error.
 */
@NullMarked
package dev.rowan.bulk;

import org.jspecify.annotations.NullMarked;
