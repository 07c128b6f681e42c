package shop;

import java.util.List;

/** Rows. */
public record Bag<T>(List<T> rows) {}
