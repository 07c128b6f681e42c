package dev.rowan.operate.transfer;

import dev.rowan.error.RowanException;

/**
 * A row that an import did not write, or may not have written if the error is a {@link
 * dev.rowan.error.OutcomeUnknownException}.
 * <!-- tag: api-import-failures -->
 *
 * <pre>{@code
 * List<ImportFailure> failures = new ArrayList<>();
 * ImportProgress progress =
 *     rowan.importTable(MessageMapping.INSTANCE).stoppingAfter(100, failures::add).readFrom(file);
 * for (ImportFailure failure : failures) {
 *   report(failure.line(), failure.error().code());
 * }
 * }</pre>
 *
 * @param line the line number of the row, from 1
 */
public record ImportFailure(long line, RowanException error) {}
