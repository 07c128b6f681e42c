/**
 * Rules about derived tables (IDX). Each class is one rule: a planned declaration goes in,
 * complaints come out.
 */
@NullMarked
package dev.rowan.processor.rule.index;

import org.jspecify.annotations.NullMarked;
