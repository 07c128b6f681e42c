/**
 * Results of DAO methods in the types of SmallRye Mutiny. A stage or a publisher of the run time
 * goes in, and a {@code Uni} or a {@code Multi} comes out.
 */
@NullMarked
package dev.rowan.mutiny;

import org.jspecify.annotations.NullMarked;
