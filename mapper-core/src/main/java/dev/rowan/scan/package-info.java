/**
 * Reading whole tables, several ranges of tokens at a time. A mapping and a listener go in; every
 * entity comes out once, with how far the scan is and where another one can go on.
 */
@NullMarked
package dev.rowan.scan;

import org.jspecify.annotations.NullMarked;
