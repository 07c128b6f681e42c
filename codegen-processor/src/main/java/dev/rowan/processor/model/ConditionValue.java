package dev.rowan.processor.model;

import java.util.List;

/** A value of a condition or a statement whose names are resolved. */
public sealed interface ConditionValue {
  /** The parameter at that position. */
  record Argument(int parameter) implements ConditionValue {}

  /** A constant of that type. */
  record Fixed(ConditionModel.Operand.Constant constant, JavaType type) implements ConditionValue {}

  /**
   * A collection of values.
   *
   * @param unique whether it is a set; otherwise it is a list
   */
  record Listed(List<ConditionValue> elements, boolean unique) implements ConditionValue {
    public Listed {
      elements = List.copyOf(elements);
    }
  }

  /** A value of a class that is a tuple; null where a field has no value. */
  record Fields(UdtModel type, List<ConditionValue> values) implements ConditionValue {
    public Fields {
      values = List.copyOf(values);
    }
  }

  /** A map without entries. */
  record NoEntries() implements ConditionValue {}
}
