package dev.rowan.processor.plan;

import dev.rowan.processor.model.NativeIndexModel;

/**
 * One restriction of a read by native indexes.
 *
 * @param name the name of the index
 * @param binding the parameter with the value, element, key, entry or range
 * @param range whether the parameter is a range
 */
public record IndexBinding(NativeIndexModel index, String name, Binding binding, boolean range) {}
