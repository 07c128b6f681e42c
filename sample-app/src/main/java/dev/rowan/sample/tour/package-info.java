/** What the systems of the sample share: a tour, and the screen that it prints to. */
@NullMarked
package dev.rowan.sample.tour;

import org.jspecify.annotations.NullMarked;
