/**
 * Rowan as a bean of Quarkus. The configuration {@code rowan.*} of the application and its
 * callbacks and listeners go in, and one open {@code Rowan} comes out, which closes with the
 * application. The packages below this one add a session of the driver in the place of an address,
 * the health of the store and its meters. The build adds each of them only if the application has
 * its libraries.
 */
@NullMarked
package dev.rowan.quarkus;

import org.jspecify.annotations.NullMarked;
