package dev.rowan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Silences one warning at one place, with the reason. Errors cannot be silenced. */
@Documented
@Repeatable(SuppressDesigns.class)
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface SuppressDesign {
  /** The code of the rule, such as {@code KEY-10}. */
  String rule();

  /** Why the design is right all the same; must not be blank. */
  String because();
}
