/**
 * The entry point of the built-in store. A connection string goes in and a backend comes out, on
 * disk or on the heap; the packages below do the work. This package knows no bytes, and exposes
 * nothing but the interface of all backends.
 */
@NullMarked
package dev.rowan.storage.embedded;

import org.jspecify.annotations.NullMarked;
