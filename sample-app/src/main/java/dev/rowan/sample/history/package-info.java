/**
 * Revisions of documents. Revisions go in, and the newest ones come out. Rowan deletes the others
 * after each insert.
 */
@NullMarked
package dev.rowan.sample.history;

import org.jspecify.annotations.NullMarked;
