package dev.rowan.operate.schema;

import java.time.Instant;
import java.util.UUID;

/**
 * One recorded step.
 * <!-- tag: schema-history -->
 *
 * <pre>{@code
 * List<SchemaHistoryEntry> history = rowan.schema().history(20);
 * history.forEach(
 *     entry -> log.info("{} {}: {}", entry.startedAt(), entry.element(), entry.result()));
 * }</pre>
 *
 * @param startedAt when the step started, by the clock of its program
 * @param run the run that executed the step; the same for all steps of one run
 * @param version the version of Rowan of its program
 * @param element the table or type, or the column or field as {@code table.column}
 * @param statement the CQL or the job
 * @param result {@code STARTED}, {@code DONE}, or {@code FAILED} with a code. A step that remains
 *     {@code STARTED} belongs to a program that is still running, or that stopped
 */
public record SchemaHistoryEntry(
    Instant startedAt, UUID run, String version, String element, String statement, String result) {}
