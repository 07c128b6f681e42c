package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * What the condition of a read says about one property, or about several that are compared as a
 * tuple. It restricts the property as a parameter of its name does.
 */
public sealed interface Restriction {
  /** The property has one value. */
  record Equal(ParameterModel as, ConditionValue value) implements Restriction {}

  /**
   * The property has one of several values.
   *
   * @param listed whether the values are a list; otherwise the only value is a collection
   */
  record OneOf(ParameterModel as, List<ConditionValue> values, boolean listed)
      implements Restriction {
    public OneOf {
      values = List.copyOf(values);
    }
  }

  /**
   * The property is between two ends, of which at least one exists.
   *
   * @param names the properties of the longer end; the first is the property that is restricted
   */
  record Between(ParameterModel as, List<String> names, Optional<End> lower, Optional<End> upper)
      implements Restriction {
    public Between {
      names = List.copyOf(names);
    }

    /** Returns the properties of one end, of which each has a value. */
    public List<String> names(End end) {
      return names.subList(0, end.values().size());
    }
  }

  /**
   * One end of a range.
   *
   * @param values one value, or the values of a tuple
   */
  record End(List<ConditionValue> values, boolean inclusive) {
    public End {
      values = List.copyOf(values);
    }
  }

  /** Returns the range of several columns that an argument of a method stands for. */
  static Optional<Between> tuple(DaoMethod method, int argument) {
    return method
        .restriction(argument)
        .filter(Between.class::isInstance)
        .map(Between.class::cast)
        .filter(range -> range.names().size() > 1);
  }

  /** Returns the parameter that would restrict the property in the same way. */
  ParameterModel as();
}
