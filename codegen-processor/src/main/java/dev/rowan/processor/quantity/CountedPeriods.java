package dev.rowan.processor.quantity;

/**
 * The periods of time that a table has counters for, one for each combination of the other columns
 * of its key.
 *
 * @param property the property with the start of a period
 * @param perDay the number of periods in a day
 */
public record CountedPeriods(String property, double perDay) {}
