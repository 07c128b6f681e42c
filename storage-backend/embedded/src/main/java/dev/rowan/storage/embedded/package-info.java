/**
 * The door of the built-in store. A connection string goes in and a backend comes out, on disk or
 * on the heap; the packages below do the work. Nothing here knows bytes, and nothing of the store
 * is to be seen from outside but the interface of all backends.
 */
@NullMarked
package dev.rowan.storage.embedded;

import org.jspecify.annotations.NullMarked;
