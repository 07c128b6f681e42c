package dev.rowan.transfer;

/**
 * How far an import has come.
 *
 * @param lines how many lines, the header among them, were read and written whole; what to hand to
 *     {@link TableImport#resume} to go on
 * @param rows how many rows this call wrote
 */
public record ImportProgress(long lines, long rows) {}
