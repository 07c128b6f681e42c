/**
 * The one write path: a mutation of an entity is planned, and one executor sends the stages of the
 * plan to the backend. Input is a mutation and its options, output its outcome. This package reads
 * the rows that plans depend on, gives timestamps, and retries as long as that is safe. How a row
 * and its entries are written is planned in {@link dev.rowan.upkeep}.
 */
@NullMarked
package dev.rowan.write;

import org.jspecify.annotations.NullMarked;
