package dev.rowan.storage;

import org.jspecify.annotations.Nullable;

/**
 * How often a guardrail spoke since the store was opened.
 *
 * @param warnings how often something was above the limit for a warning
 * @param refusals how often something was refused
 * @param largest the largest that was seen above a limit; 0 if nothing was
 * @param table the table that it was last about, or null
 */
public record GuardrailStats(
    Guardrail guardrail, long warnings, long refusals, long largest, @Nullable String table) {}
