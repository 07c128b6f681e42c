/**
 * What the user declared, as records: entities with their properties and indexes, DAOs with their
 * methods. The reader makes them from compiler elements; rules, planner and generators read them.
 * Each mistake that a user can make has a form here, so that a rule can judge it. No type of the
 * compiler appears, nothing is reported, and nothing is repaired.
 */
@NullMarked
package dev.rowan.processor.model;

import org.jspecify.annotations.NullMarked;
