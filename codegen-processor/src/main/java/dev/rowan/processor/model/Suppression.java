package dev.rowan.processor.model;

/** One {@code @SuppressDesign}: the code and the reason as written, and the annotation's place. */
public record Suppression(String rule, String because, Origin origin) {}
