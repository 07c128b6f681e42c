/**
 * Changes of one row that say what they change and leave everything else: patches, and what differs
 * between two states.
 */
@NullMarked
package dev.rowan.patch;

import org.jspecify.annotations.NullMarked;
