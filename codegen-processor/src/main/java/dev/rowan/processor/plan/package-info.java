/**
 * Plans each DAO method: which table serves it, and what one call costs. The input is the model of
 * a method and of its entity, with or without errors. The output is a plan, or the reasons why no
 * table serves the method. The planners are functions of records: they report nothing and use no
 * compiler type.
 */
@NullMarked
package dev.rowan.processor.plan;

import org.jspecify.annotations.NullMarked;
