/**
 * Waiting. A stage goes in and its result comes out. No other package blocks a thread until a stage
 * completes.
 */
@NullMarked
package dev.rowan.internal.async;

import org.jspecify.annotations.NullMarked;
