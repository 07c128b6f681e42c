/**
 * Rules about changes of the schema. An entity and the snapshot of the stored schema go in;
 * complaints come out about changes that hide or misread stored rows.
 */
@NullMarked
package dev.rowan.processor.rule.evolution;

import org.jspecify.annotations.NullMarked;
