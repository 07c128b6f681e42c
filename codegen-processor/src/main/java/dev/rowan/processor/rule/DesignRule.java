package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Gives a rule its code. A code is never reused and never renumbered. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface DesignRule {
  String code();

  Severity severity();

  /** Whether the rule is off unless the option {@code -Arowan.rules} gives it a severity. */
  boolean optional() default false;

  /** The mistake in one line, for the list of rules. */
  String summary();
}
