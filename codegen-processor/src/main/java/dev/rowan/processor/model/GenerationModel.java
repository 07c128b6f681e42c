package dev.rowan.processor.model;

import java.util.Optional;

/**
 * The value that writes of a row generate for a property.
 *
 * @param kind the value
 * @param moment the writes that generate it
 * @param wrapper the record whose one component has the value; empty if the property has it
 * @param origin the annotation
 */
public record GenerationModel(Kind kind, Moment moment, Optional<JavaType> wrapper, Origin origin) {
  /** The writes that generate a value. */
  public enum Moment {
    /** Inserts, if the property is null. */
    INSERT,
    /** Inserts and updates, whatever value the property has. */
    WRITE
  }

  /** The kinds of generated values. */
  public enum Kind {
    RANDOM_UUID,
    TIME_UUID,
    INSTANT,
    LOCAL_DATE_TIME,
    LOCAL_DATE,
    DATE,
    /** No value can be generated for the type of the property. */
    NONE
  }
}
