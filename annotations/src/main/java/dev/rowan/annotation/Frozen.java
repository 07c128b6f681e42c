package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a collection as one value, which is read and written whole. Without it a collection has a
 * cell for each element, so that two writers who change different elements both win. Key columns,
 * copies in index tables, and collections inside of collections are always one value.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Frozen {}
