package dev.rowan.processor.model;

import dev.rowan.annotation.Order;

/**
 * One key column of an index: the text as written, what it means, its direction (ascending in a
 * partition key unless written otherwise, which is a mistake), and the annotation value.
 */
public record IndexKey(String text, Component component, Order order, Origin origin) {}
