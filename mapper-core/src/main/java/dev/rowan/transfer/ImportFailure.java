package dev.rowan.transfer;

import dev.rowan.error.RowanException;

/**
 * A row that could not be written, or may not have been if the error does not know.
 *
 * @param line the number of its line, counted from 1
 */
public record ImportFailure(long line, RowanException error) {}
