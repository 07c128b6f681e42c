package dev.rowan.processor.model;

import java.util.Optional;

/**
 * The value that writes of a row generate for a property.
 *
 * @param kind the value
 * @param moment the writes that generate it
 * @param wrapper the record whose one component has the value; empty if the property has it
 * @param sequence the sequence of a number; empty for other values
 * @param origin the annotation
 */
public record GenerationModel(
    Kind kind,
    Moment moment,
    Optional<JavaType> wrapper,
    Optional<SequenceModel> sequence,
    Origin origin) {
  /**
   * The sequence that an annotation requests.
   *
   * @param block how many numbers are reserved at a time, as written
   * @param name as written; empty for the default
   */
  public record SequenceModel(int block, String name) {
    /** Returns the name of the sequence of a column in the store. */
    public String name(EntityModel entity, PropertyModel property) {
      return name.isEmpty() ? entity.table() + "." + property.column() : name;
    }
  }

  /** The writes that generate a value. */
  public enum Moment {
    /** Inserts, if the property is null. */
    INSERT,
    /** Inserts, whatever value the property has. */
    EACH_INSERT,
    /** Inserts and updates, whatever value the property has. */
    WRITE
  }

  /** The kinds of generated values. */
  public enum Kind {
    RANDOM_UUID,
    /** The next number of a sequence; see {@link GenerationModel#sequence}. */
    LONG_NUMBER,
    /** The next number of a sequence; see {@link GenerationModel#sequence}. */
    INT_NUMBER,
    TIME_UUID,
    INSTANT,
    LOCAL_DATE_TIME,
    LOCAL_DATE,
    DATE,
    /** The next shard. */
    SHARD,
    /** No value can be generated for the type of the property. */
    NONE
  }
}
