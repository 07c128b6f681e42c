package dev.rowan.processor.model;

/**
 * An annotation of a property that has no effect.
 *
 * @param name the simple name of the annotation
 * @param member the method or field that has it
 * @param contradicts whether the field of the same property has it with other values; if not, the
 *     method is the getter of no property
 * @param origin the annotation
 */
public record StrayAnnotation(String name, String member, boolean contradicts, Origin origin) {}
