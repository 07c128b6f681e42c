/**
 * Rowan as a bean of Spring Boot. The properties {@code rowan.*} go in, and one open {@code Rowan}
 * comes out, which closes with the application context. The packages below this one add the DAOs, a
 * session of the driver in the place of an address, the endpoints of Actuator, and the texts of
 * failed starts.
 */
@NullMarked
package dev.rowan.spring;

import org.jspecify.annotations.NullMarked;
