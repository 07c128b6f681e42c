package dev.rowan.processor.model;

import java.util.Optional;

/**
 * What an insert does with a property that is null.
 *
 * @param kind the value that the insert generates
 * @param wrapper the record whose one component has the value; empty if the property has it
 * @param origin the annotation
 */
public record GenerationModel(Kind kind, Optional<JavaType> wrapper, Origin origin) {
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
