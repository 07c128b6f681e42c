/**
 * Jakarta Validation for entities. An entity or a value that a call writes goes in; out comes an
 * exception before anything is sent, if the entity violates a constraint of its class.
 */
@NullMarked
package dev.rowan.validation;

import org.jspecify.annotations.NullMarked;
