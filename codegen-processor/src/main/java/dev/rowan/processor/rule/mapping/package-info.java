/**
 * Rules about Java types that cannot be mapped (MAP). Each class is one rule: a planned declaration
 * goes in, complaints come out.
 */
@NullMarked
package dev.rowan.processor.rule.mapping;

import org.jspecify.annotations.NullMarked;
