package dev.rowan.mapping;

import dev.rowan.spi.schema.TupleType;

/**
 * How values of one tuple are stored: generated for each class that is one. Thread-safe.
 *
 * @param <T> the class
 */
public interface TupleMapping<T> extends FieldsMapping<T> {
  /** Returns the tuple, with the types of its fields. */
  TupleType type();
}
