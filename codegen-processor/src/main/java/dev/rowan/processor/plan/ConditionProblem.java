package dev.rowan.processor.plan;

import java.util.List;
import java.util.stream.Stream;

/**
 * Why a write cannot have the condition that its annotation states, in words for its author.
 *
 * @param fixes what to write instead; code where the fix is code
 */
public record ConditionProblem(String what, String why, List<String> fixes) {
  public ConditionProblem {
    fixes = List.copyOf(fixes);
  }

  static ConditionProblem of(String what, String why, String... fixes) {
    return new ConditionProblem(what, why, Stream.of(fixes).toList());
  }
}
