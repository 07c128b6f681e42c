/**
 * Rules about the size of partitions, rows and values. Each class is one rule: a declaration goes
 * in, complaints come out.
 */
@NullMarked
package dev.rowan.processor.rule.size;

import org.jspecify.annotations.NullMarked;
