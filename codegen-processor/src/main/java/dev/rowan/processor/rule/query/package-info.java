/**
 * Rules about methods that no table serves (QRY). Each class is one rule: a planned declaration
 * goes in, complaints come out.
 */
@NullMarked
package dev.rowan.processor.rule.query;

import org.jspecify.annotations.NullMarked;
