/**
 * Saving many entities. A source of entities goes in; rows of one partition go together, a bounded
 * number of requests is under way, and what comes out says what was stored, where to resume, and
 * what failed with which error.
 */
@NullMarked
package dev.rowan.bulk;

import org.jspecify.annotations.NullMarked;
