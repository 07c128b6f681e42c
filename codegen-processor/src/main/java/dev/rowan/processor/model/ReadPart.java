package dev.rowan.processor.model;

/**
 * The part of a value that a read returns, with its names resolved.
 *
 * @param part a key of a map with a constant, or a field
 * @param java the type of the part
 * @param stored how the part is stored
 */
public record ReadPart(ColumnPart part, JavaType java, ColumnType stored) {}
