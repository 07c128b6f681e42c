/** Holds the pages of the sample's systems against the sample. */
@NullMarked
package dev.rowan.docs.systems;

import org.jspecify.annotations.NullMarked;
