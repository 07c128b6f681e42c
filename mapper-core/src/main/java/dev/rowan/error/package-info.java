/**
 * What can go wrong at run time, by what the caller can do about it. A failure and the names around
 * it go in; a {@link dev.rowan.error.RowanException} with a stable code comes out. Values of user
 * data never get into a message.
 */
@NullMarked
package dev.rowan.error;

import org.jspecify.annotations.NullMarked;
