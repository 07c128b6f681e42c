package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The condition of a write or of a read, as written: comparisons that must all hold.
 *
 * @param text the whole condition
 * @param comparisons the comparisons that could be read, in the order written
 * @param unreadable why the rest of the text cannot be read
 */
public record ConditionModel(
    String text, List<Comparison> comparisons, Optional<Unreadable> unreadable) {
  public ConditionModel {
    comparisons = List.copyOf(comparisons);
  }

  /** An operator, with its text in CQL. */
  public enum Operator {
    EQ("="),
    NE("!="),
    LT("<"),
    LE("<="),
    GT(">"),
    GE(">="),
    IN("in"),
    CONTAINS("contains"),
    CONTAINS_KEY("contains key");

    private final String text;

    Operator(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }

    /** Whether the operator compares values by their order. */
    public boolean isOrdering() {
      return this == LT || this == LE || this == GT || this == GE;
    }
  }

  /**
   * One comparison.
   *
   * @param text the comparison as written
   * @param position its place in the condition, from 1
   * @param property the name in front; of a tuple, the first
   * @param following the other names of a tuple
   * @param key the operand in brackets after the name
   * @param field the name after a dot
   * @param operands one operand; for {@code in} and for a tuple, the operands in parentheses
   * @param listed whether the operands are in parentheses
   */
  public record Comparison(
      String text,
      int position,
      String property,
      List<String> following,
      Optional<Operand> key,
      Optional<String> field,
      Operator operator,
      List<Operand> operands,
      boolean listed) {
    public Comparison {
      following = List.copyOf(following);
      operands = List.copyOf(operands);
    }
  }

  /** A value in a condition. */
  public sealed interface Operand {
    /** A parameter of the method, {@code :name}. */
    record Parameter(String name, int position) implements Operand {}

    /**
     * A constant.
     *
     * @param text the characters of a text without its quotes; else the constant as written
     */
    record Constant(Kind kind, String text, int position) implements Operand {
      /** The kinds of constants. */
      public enum Kind {
        TEXT,
        NUMBER,
        BOOLEAN,
        UUID,
        /** Bytes as hexadecimal digits after 0x. */
        BLOB,
        NULL
      }
    }

    /** A tuple of values, one for each field. */
    record Fields(List<Operand> values, int position) implements Operand {
      public Fields {
        values = List.copyOf(values);
      }
    }

    /** Returns its place in the condition, from 1. */
    int position();

    /** Whether the value is this parameter, or has it inside. */
    default boolean uses(ParameterModel parameter) {
      return this instanceof Fields tuple
          ? tuple.values().stream().anyMatch(value -> value.uses(parameter))
          : this instanceof Parameter named && named.name().equals(parameter.name());
    }
  }

  /**
   * Why a text is no condition.
   *
   * @param position the place in the text, from 1
   * @param expected what can be there
   * @param found what is there; empty at the end of the text
   */
  public record Unreadable(int position, String expected, String found) {}

  /** Whether an operand of the condition is this parameter. */
  public boolean uses(ParameterModel parameter) {
    return comparisons.stream()
        .flatMap(
            comparison -> Stream.concat(comparison.key().stream(), comparison.operands().stream()))
        .anyMatch(operand -> operand.uses(parameter));
  }
}
