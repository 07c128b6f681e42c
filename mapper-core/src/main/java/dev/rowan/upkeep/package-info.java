/**
 * Index maintenance: what a change of a row means for the tables that are derived from it. A {@link
 * dev.rowan.upkeep.Planner} turns a mutation and the row before it into a {@link
 * dev.rowan.upkeep.WritePlan}. All plans and repairs are computed by pure functions; nothing here
 * sends a request.
 */
@NullMarked
package dev.rowan.upkeep;

import org.jspecify.annotations.NullMarked;
