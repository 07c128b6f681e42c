package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method that adds to counters of one row: parameters name the whole key, and for each counter
 * what to add, which may be negative; or one parameter is a patch, which says all that. A row of
 * counters begins to exist with its first increment.
 *
 * <p>An increment that failed by time or connection may have been applied: to repeat it may count
 * twice.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Increment {}
