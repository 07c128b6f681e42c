/**
 * Results of DAO methods in the types of Project Reactor. A stage or a publisher of the run time
 * goes in, and a {@code Mono} or a {@code Flux} comes out.
 */
@NullMarked
package dev.rowan.reactor;

import org.jspecify.annotations.NullMarked;
