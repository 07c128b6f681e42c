/**
 * Judges what the user declared. In goes the model with its plans; out comes a verdict: findings in
 * source order, and those declarations that are free of errors. One rule is one class named after
 * the mistake, listed once in {@code Rules}. A rule is a pure function of the model: it prints
 * nothing and sees no compiler.
 */
@NullMarked
package dev.rowan.processor.rule;

import org.jspecify.annotations.NullMarked;
