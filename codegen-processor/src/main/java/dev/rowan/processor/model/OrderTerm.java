package dev.rowan.processor.model;

import dev.rowan.annotation.Order;

/**
 * One term of {@code orderBy}.
 *
 * @param text the term as written
 * @param property the first word
 * @param order the direction; ascending if none is written
 * @param clear whether the term is a name, or a name and {@code asc} or {@code desc}
 */
public record OrderTerm(String text, String property, Order order, boolean clear) {}
