package dev.rowan.transfer;

/**
 * How far an import has come.
 *
 * @param lines how many lines from the first on, the header among them, were all read and written;
 *     what to hand to {@link TableImport#resume} to go on, which writes again what was written
 *     behind them
 * @param rows how many rows this call wrote
 */
public record ImportProgress(long lines, long rows) {}
