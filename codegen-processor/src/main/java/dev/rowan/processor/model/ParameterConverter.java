package dev.rowan.processor.model;

import java.util.Optional;

/**
 * A converter of a parameter, or of its DAO.
 *
 * @param by the class
 * @param stored the parameter with the values that the converter stores
 * @param declared the declared type, once the converter applies; empty before
 */
public record ParameterConverter(
    ConverterModel by, ParameterModel stored, Optional<JavaType> declared) {
  /** Creates a converter that may apply. */
  public ParameterConverter(ConverterModel by, ParameterModel stored) {
    this(by, stored, Optional.empty());
  }

  /** Returns the converter as one that applies to a parameter of that type. */
  ParameterConverter appliedTo(JavaType type) {
    return new ParameterConverter(by, stored, Optional.of(type));
  }
}
