package dev.rowan.processor.model;

/**
 * The annotation of a property whose value each write computes.
 *
 * @param key how it is computed, as written
 * @param origin the annotation
 */
public record ComputedProperty(ComputedKey key, Origin origin) {}
