/**
 * Findings about entries and their rows, and the plans of their repairs. Input is what was read of
 * both, output a finding or a plan. Pure functions; nothing here sends a request.
 */
@NullMarked
package dev.rowan.repair;

import org.jspecify.annotations.NullMarked;
