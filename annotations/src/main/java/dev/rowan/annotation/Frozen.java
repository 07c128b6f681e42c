package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a collection or a {@link Udt} as one value, which is read and written whole. Without it
 * the column has a cell for each element or field, so that two writers who change different ones
 * both win. Key columns, copies in index tables, and what is inside of another type are always one
 * value.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Frozen {}
