/**
 * Index maintenance: what a change of a row means for the tables that are derived from it. A {@link
 * dev.rowan.internal.index.Planner} turns a mutation and the row before it into a {@link
 * dev.rowan.internal.index.WritePlan}. All plans and repairs are computed by pure functions;
 * nothing here sends a request.
 */
@NullMarked
package dev.rowan.internal.index;

import org.jspecify.annotations.NullMarked;
