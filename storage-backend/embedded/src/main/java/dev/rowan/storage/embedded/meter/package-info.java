/**
 * What readers and writers have done, in numbers. Each of them adds here in one line; whoever looks
 * after the store takes the sums. Nothing is decided here, and nothing is kept when the store is
 * closed.
 */
@NullMarked
package dev.rowan.storage.embedded.meter;

import org.jspecify.annotations.NullMarked;
