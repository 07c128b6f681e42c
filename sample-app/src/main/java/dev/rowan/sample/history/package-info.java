/**
 * Revisions of documents. Revisions go in, and the newest ones come out. The others are deleted by
 * one range, whatever their number is.
 */
@NullMarked
package dev.rowan.sample.history;

import org.jspecify.annotations.NullMarked;
