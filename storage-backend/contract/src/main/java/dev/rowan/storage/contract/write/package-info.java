/**
 * The contracts of writes: what a row is after each kind of write, conditions, batches, TTL and
 * deletes.
 */
@NullMarked
package dev.rowan.storage.contract.write;

import org.jspecify.annotations.NullMarked;
