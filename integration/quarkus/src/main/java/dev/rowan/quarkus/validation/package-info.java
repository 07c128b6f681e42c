/**
 * Jakarta Validation of entities. The validator of the application goes in, and the callback that
 * checks each entity before a write comes out.
 */
@NullMarked
package dev.rowan.quarkus.validation;

import org.jspecify.annotations.NullMarked;
