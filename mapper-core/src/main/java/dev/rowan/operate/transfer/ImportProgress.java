package dev.rowan.operate.transfer;

/**
 * The progress of an import.
 * <!-- tag: resume-import -->
 *
 * <pre>{@code
 * ImportProgress end = rowan.importTable(VisitMapping.INSTANCE).resume(lines).readFrom(in);
 * }</pre>
 *
 * @param lines the number of leading lines, including the header, that were all read and written.
 *     Pass it to {@link TableImport#resume}; rows after these lines may be written again
 * @param rows the number of rows that this call wrote
 */
public record ImportProgress(long lines, long rows) {}
