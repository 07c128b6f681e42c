/**
 * Rowan as a bean of Jakarta CDI. The injection points of the application go in, and a bean for
 * each DAO that they name comes out. The store closes with the container.
 */
@NullMarked
package dev.rowan.cdi;

import org.jspecify.annotations.NullMarked;
