package dev.rowan.processor.model;

/**
 * One {@code @SuppressDesign}: the code and the reason as written, and the position of the
 * annotation.
 */
public record Suppression(String rule, String because, Origin origin) {}
