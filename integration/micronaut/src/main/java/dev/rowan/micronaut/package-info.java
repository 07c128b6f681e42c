/**
 * Rowan as a bean of Micronaut. The configuration of the application and its callbacks and
 * listeners go in; an open {@code Rowan} comes out, which closes with the context. The generated
 * DAOs are beans by themselves: Micronaut's annotation processor finds them.
 */
@NullMarked
package dev.rowan.micronaut;

import org.jspecify.annotations.NullMarked;
