/**
 * The endpoints of Actuator. An open {@code Rowan} goes in, and its health and its description come
 * out. Spring Boot 3.5 and 4 have different interfaces for health, so there is one configuration
 * for each of them.
 */
@NullMarked
package dev.rowan.spring.actuate;

import org.jspecify.annotations.NullMarked;
