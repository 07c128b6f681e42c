/**
 * Rules about expiration (TTL). Each class is one rule: a planned declaration goes in, complaints
 * come out.
 */
@NullMarked
package dev.rowan.processor.rule.ttl;

import org.jspecify.annotations.NullMarked;
