/**
 * Rules about consistency and counters (CNS). Each class is one rule: a planned declaration goes
 * in, complaints come out.
 */
@NullMarked
package dev.rowan.processor.rule.consistency;

import org.jspecify.annotations.NullMarked;
