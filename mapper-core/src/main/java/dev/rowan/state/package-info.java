/**
 * Which derived tables may be read: what is known of each is kept in a small table of the store
 * itself, and changed under conditions, so that all programs over a store agree.
 */
@NullMarked
package dev.rowan.state;

import org.jspecify.annotations.NullMarked;
