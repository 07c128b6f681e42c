/**
 * The quantities of a table that follow from its keys and the numbers that a user states: rows and
 * bytes of a partition, partitions, and writes per second. The functions are pure. Rules, generated
 * Javadoc and the model file read the same quantities.
 */
@NullMarked
package dev.rowan.processor.quantity;

import org.jspecify.annotations.NullMarked;
