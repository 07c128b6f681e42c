/**
 * Reading. The resolved plan of a method and the criteria of a call go in, pages of verified rows
 * come out, and entities are made of them. Nothing is planned or written here, except that an
 * orphaned entry is handed to the background repair.
 */
@NullMarked
package dev.rowan.internal.read;

import org.jspecify.annotations.NullMarked;
