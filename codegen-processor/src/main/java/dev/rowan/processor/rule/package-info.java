/**
 * Checks the user's declarations. The input is the model with its plans. The output is a result:
 * findings in source order, and the declarations without errors. Each rule is one class, named
 * after the mistake and listed once in {@code Rules}. A rule is a pure function of the model: it
 * prints nothing and uses no compiler type.
 */
@NullMarked
package dev.rowan.processor.rule;

import org.jspecify.annotations.NullMarked;
