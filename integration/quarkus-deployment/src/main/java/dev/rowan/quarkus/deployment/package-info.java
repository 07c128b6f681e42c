/**
 * The build of a Quarkus application with Rowan. The index of its classes and its properties go in;
 * beans, steps of the start and declarations for native images come out. Nothing of this package is
 * part of the application.
 */
@NullMarked
package dev.rowan.quarkus.deployment;

import org.jspecify.annotations.NullMarked;
