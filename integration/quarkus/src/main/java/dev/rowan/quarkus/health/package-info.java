/**
 * The health of the store. A {@code Rowan} goes in, and a readiness check of MicroProfile Health
 * comes out.
 */
@NullMarked
package dev.rowan.quarkus.health;

import org.jspecify.annotations.NullMarked;
