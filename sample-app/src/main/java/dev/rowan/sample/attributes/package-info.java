/** Attributes of sellers: those that change often are in a table of their own. */
@NullMarked
package dev.rowan.sample.attributes;

import org.jspecify.annotations.NullMarked;
