/**
 * Objects that remember what of them is stored, so that a write of one writes what changed. Byte
 * Buddy makes their classes; without it nothing here works but the refusal that says so.
 */
@NullMarked
package dev.rowan.tracking;

import org.jspecify.annotations.NullMarked;
