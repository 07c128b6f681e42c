package dev.rowan.processor.model;

import dev.rowan.annotation.Order;

/**
 * One key column of an index: its text, its parsed component, its direction, and its annotation
 * value. A direction other than ascending is an error in a partition key.
 */
public record IndexKey(String text, Component component, Order order, Origin origin) {}
