/**
 * Rules about primary keys (KEY). Each class is one rule: a planned declaration goes in, complaints
 * come out.
 */
@NullMarked
package dev.rowan.processor.rule.key;

import org.jspecify.annotations.NullMarked;
