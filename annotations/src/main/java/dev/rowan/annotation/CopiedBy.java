package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the entities with properties that are {@linkplain CopiedFrom copied from} this one. A write
 * of this entity rewrites their rows, so whoever reads it, and whoever compiles it, has to know.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface CopiedBy {
  /** The entities, each once. */
  Class<?>[] value();
}
