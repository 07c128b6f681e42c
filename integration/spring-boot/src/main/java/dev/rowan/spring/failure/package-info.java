/**
 * The texts of failed starts. An exception goes in, and Spring Boot prints what is wrong and what
 * to type instead of a stack trace. Only a context that cannot start calls this package.
 */
@NullMarked
package dev.rowan.spring.failure;

import org.jspecify.annotations.NullMarked;
