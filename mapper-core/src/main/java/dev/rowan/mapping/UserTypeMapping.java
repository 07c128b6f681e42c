package dev.rowan.mapping;

import dev.rowan.spi.schema.UserType;

/**
 * How values of one user-defined type are stored: generated for each class that is one.
 * Thread-safe.
 *
 * @param <T> the class
 */
public interface UserTypeMapping<T> extends FieldsMapping<T> {
  /** Returns the type, with a cell for each field. */
  UserType type();
}
