package dev.rowan.processor.plan;

import dev.rowan.processor.model.ConditionModel;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Why a method cannot have the condition that its annotation states, in words for its author.
 *
 * @param position the place in the condition, from 1; empty if the problem is the whole condition,
 *     or if {@code what} names the place
 * @param fixes what to write instead; code where the fix is code
 */
public record ConditionProblem(OptionalInt position, String what, String why, List<String> fixes) {
  public ConditionProblem {
    fixes = List.copyOf(fixes);
  }

  static ConditionProblem of(String what, String why, String... fixes) {
    return new ConditionProblem(OptionalInt.empty(), what, why, Stream.of(fixes).toList());
  }

  static ConditionProblem at(int position, String what, String why, String... fixes) {
    return new ConditionProblem(OptionalInt.of(position), what, why, Stream.of(fixes).toList());
  }

  /**
   * Returns the problem of a condition that cannot be read.
   *
   * @param example comparisons that can be read
   */
  static ConditionProblem of(ConditionModel.Unreadable why, String example) {
    String found = why.found().isEmpty() ? "the text ends" : "found `" + why.found() + "`";
    boolean or = why.found().equalsIgnoreCase("or");
    return of(
        "the condition cannot be read at character %d: %s".formatted(why.position(), found),
        or ? "Cassandra joins comparisons by and, and has no or" : "expected " + why.expected(),
        or
            ? "compare with one of several values, such as \"status in ('NEW', 'OPEN')\", or"
                + " call a method for each case"
            : "write comparisons joined by and, such as \"" + example + "\"");
  }
}
