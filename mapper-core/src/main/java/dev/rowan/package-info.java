/**
 * The door for users: a connection string goes in, a {@link dev.rowan.Rowan} comes out, and DAOs
 * come out of that. Nothing is read or written here; that is the run time's work.
 */
@NullMarked
package dev.rowan;

import org.jspecify.annotations.NullMarked;
