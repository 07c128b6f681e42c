/** Revisions of documents, of which only the newest are kept. */
@NullMarked
package dev.rowan.sample.history;

import org.jspecify.annotations.NullMarked;
