package dev.rowan.spi.store;

import org.jspecify.annotations.Nullable;

/**
 * The statistics of one guardrail since the store was opened.
 * <!-- tag: warned-so-far -->
 *
 * <pre>{@code
 * for (GuardrailStats each : stats.guardrails()) {
 *   if (each.warnings() > 0) {
 *     log.warn("{} of {}: at most {}", each.guardrail(), each.table(), each.largest());
 *   }
 * }
 * }</pre>
 *
 * @param warnings the number of values above the warn limit
 * @param refusals the number of refused requests
 * @param largest the largest value above a limit; 0 if no value was
 * @param table the table of the latest value above a limit, or null
 */
public record GuardrailStats(
    Guardrail guardrail, long warnings, long refusals, long largest, @Nullable String table) {}
