/**
 * Asynchronous control flow: loops, bounded concurrency and failures of completion stages. Knows
 * nothing of rows, queries or stores.
 */
@NullMarked
package dev.rowan.internal.async;

import org.jspecify.annotations.NullMarked;
