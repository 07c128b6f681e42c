/**
 * Writes rows together with what follows from them. A mutation of one row goes in; what became of
 * it comes out, once it has happened. Where the backend does not isolate upkeep, plans are carried
 * out here: what they need is read, their stages are sent one after another, and sent again as long
 * as that is safe.
 */
@NullMarked
package dev.rowan.write;

import org.jspecify.annotations.NullMarked;
