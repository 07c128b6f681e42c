/**
 * The user's declarations as records: entities with their properties and indexes, DAOs with their
 * methods. The reader creates them from compiler elements; rules, planners and generators use them.
 * The records can represent every mistake of a user, so that a rule can report it. They contain no
 * compiler types, and nothing is reported or corrected here.
 */
@NullMarked
package dev.rowan.processor.model;

import org.jspecify.annotations.NullMarked;
