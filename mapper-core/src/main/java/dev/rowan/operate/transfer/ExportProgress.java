package dev.rowan.operate.transfer;

import org.jspecify.annotations.Nullable;

/**
 * The progress of an export. All counted bytes were flushed to the stream.
 * <!-- tag: resume-export -->
 *
 * <pre>{@code
 * rowan.exportTable(VisitMapping.INSTANCE).resume(progress.position()).writeTo(file);
 * }</pre>
 *
 * @param lines the number of lines that this call wrote
 * @param bytes the number of bytes that this call wrote; truncate the file to this length before
 *     you resume
 * @param position the argument of {@link TableExport#resume}, or null if the export is complete
 */
public record ExportProgress(long lines, long bytes, @Nullable String position) {}
