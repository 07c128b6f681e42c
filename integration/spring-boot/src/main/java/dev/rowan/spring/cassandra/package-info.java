/**
 * A session of the driver in the place of an address. The application's {@code CqlSession} and the
 * properties {@code rowan.cassandra.*} go in, and a {@code Rowan} over this session comes out. This
 * package never closes the session. No other package of this module names a type of the driver.
 */
@NullMarked
package dev.rowan.spring.cassandra;

import org.jspecify.annotations.NullMarked;
