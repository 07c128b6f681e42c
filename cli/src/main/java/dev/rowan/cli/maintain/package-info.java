/**
 * The maintenance jobs of a command. In go an open store and the names that a user typed, out come
 * jobs with one form of settings and results. No result has values of rows, except keys that the
 * user asks for.
 */
@NullMarked
package dev.rowan.cli.maintain;

import org.jspecify.annotations.NullMarked;
