package dev.rowan.processor.model;

/**
 * One {@code @KeepLast}: the number of rows of each partition that stay.
 *
 * @param rows the number of rows
 * @param trimEvery which inserts trim their partition: 1 for each, 0 for none
 * @param origin the annotation
 */
public record RowLimitModel(int rows, int trimEvery, Origin origin) {}
