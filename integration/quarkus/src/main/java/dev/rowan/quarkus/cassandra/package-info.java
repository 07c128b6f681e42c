/**
 * The session of an application in the place of an address. A {@code CqlSession} that is a bean
 * goes in, and a {@code Rowan} over it comes out. The application owns the session: it stays open
 * when the {@code Rowan} closes.
 */
@NullMarked
package dev.rowan.quarkus.cassandra;

import org.jspecify.annotations.NullMarked;
