package dev.rowan.processor.model;

/** A value of a condition whose names are resolved. */
public sealed interface ConditionValue {
  /** The parameter at that position. */
  record Argument(int parameter) implements ConditionValue {}

  /** A constant of that type. */
  record Fixed(ConditionModel.Operand.Constant constant, JavaType type) implements ConditionValue {}
}
