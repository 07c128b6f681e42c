/**
 * Limits that hold on every backend. Units to be written and counts of what was read go in; a
 * warning in the log, a refusal, or nothing comes out, and numbers for whoever asks. Values are
 * measured here but never shown, and nothing is changed.
 */
@NullMarked
package dev.rowan.guard;

import org.jspecify.annotations.NullMarked;
