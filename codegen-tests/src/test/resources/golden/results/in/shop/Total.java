package shop;

import java.util.function.Supplier;

/** A number of rows that is counted when it is asked for. */
public record Total(Supplier<Long> rows) {}
