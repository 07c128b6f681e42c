/**
 * Tracked objects, which remember their stored values so that an update writes only the changes.
 * Byte Buddy generates their classes. Without Byte Buddy, tracking fails with a message that names
 * the missing library.
 */
@NullMarked
package dev.rowan.internal.tracking;

import org.jspecify.annotations.NullMarked;
