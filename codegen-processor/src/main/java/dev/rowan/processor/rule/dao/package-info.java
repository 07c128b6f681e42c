/**
 * Rules about the shape of DAO methods (DAO). Each class is one rule: a planned declaration goes
 * in, complaints come out.
 */
@NullMarked
package dev.rowan.processor.rule.dao;

import org.jspecify.annotations.NullMarked;
