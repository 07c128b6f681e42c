/**
 * What is done about a difference between rows and entries: it is looked at again, waits until no
 * change under way can explain it, and is mended. Judges nothing by itself; that is what {@link
 * dev.rowan.repair} does, by pure functions.
 */
@NullMarked
package dev.rowan.inspection;

import org.jspecify.annotations.NullMarked;
