/**
 * Rowan in Guice. An open {@code Rowan} and classes of the application go in, and one binding for
 * each DAO in the packages of these classes comes out. Guice has no end of a container, so the
 * application closes the {@code Rowan}.
 */
@NullMarked
package dev.rowan.guice;

import org.jspecify.annotations.NullMarked;
