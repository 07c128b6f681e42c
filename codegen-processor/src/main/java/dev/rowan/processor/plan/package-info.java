/**
 * Says for each DAO method which table serves it and what one call costs. In goes the model of a
 * method and of its entity, sound or not; out comes a plan, or the reasons why no table serves the
 * method. Functions of records only: nothing is reported, and no compiler type appears.
 */
@NullMarked
package dev.rowan.processor.plan;

import org.jspecify.annotations.NullMarked;
