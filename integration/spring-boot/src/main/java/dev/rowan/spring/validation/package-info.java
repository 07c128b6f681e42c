/**
 * Jakarta Validation of entities in Spring Boot. The validator of the application goes in, and the
 * callback that checks each entity before a write comes out.
 */
@NullMarked
package dev.rowan.spring.validation;

import org.jspecify.annotations.NullMarked;
