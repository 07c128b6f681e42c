package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an interface a DAO: the processor generates a class {@code Rowan}<i>Name</i> beside it.
 * Every abstract method carries one of {@link Insert}, {@link Update}, {@link Delete}, {@link
 * Increment}, {@link Select} and {@link FullScan}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Dao {}
