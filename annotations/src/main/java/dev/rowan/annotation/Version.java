package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a property of type {@code long} the version of its row, which decides between writers: who
 * has read an older one writes nothing, and is told.
 *
 * <p>An {@link Insert} writes version 1 if the row does not exist. An {@link Update} or a {@link
 * Delete} of an entity is applied if the row has the version that the entity has, and an update
 * counts it up by one; so is an update by key, which names the version among its parameters. A
 * method that returns nothing fails with {@code StaleVersion} where it is not applied; others
 * return {@code boolean} or {@code Applied<T>}.
 *
 * <p>The entity in the caller's hands keeps the version that it has: read the row again before
 * another change. A row that is deleted and inserted again begins with version 1 again. With
 * indexes, a cluster needs {@link Maintain#SERIAL}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Version {}
