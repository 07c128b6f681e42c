package dev.rowan.transfer;

import org.jspecify.annotations.Nullable;

/**
 * How far an export has come. All that it counts was flushed to the stream.
 *
 * @param lines how many lines this call wrote
 * @param bytes how many bytes this call wrote; cut the file here before the export is resumed
 * @param position what to hand to {@link TableExport#resume} to go on, or null when all was written
 */
public record ExportProgress(long lines, long bytes, @Nullable String position) {}
