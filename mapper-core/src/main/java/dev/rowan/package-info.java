/** The entry point for users: {@link dev.rowan.Rowan} opens a store and returns its DAOs. */
@NullMarked
package dev.rowan;

import org.jspecify.annotations.NullMarked;
