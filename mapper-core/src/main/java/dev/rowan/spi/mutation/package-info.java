/**
 * Writes as data: single mutations, and batches that are applied atomically. The run time creates
 * them and a backend applies them. Nothing is executed here.
 */
@NullMarked
package dev.rowan.spi.mutation;

import org.jspecify.annotations.NullMarked;
