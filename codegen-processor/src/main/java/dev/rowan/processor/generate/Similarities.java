package dev.rowan.processor.generate;

import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.rule.PlannedMethod;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How near rows are to the vector of a search, as a method returns it. */
final class Similarities {
  private Similarities() {}

  /** Returns whether the method returns similarities. */
  static boolean areReadBy(PlannedMethod method) {
    return functions(method).findAny().isPresent();
  }

  /** Returns what a select has after its columns: {@code , similarity_cosine(v, ?)}, or nothing. */
  static String selected(PlannedMethod method) {
    return functions(method)
        .map(function -> ", %s(%s, ?)".formatted(function, vectors(method)))
        .collect(Collectors.joining());
  }

  private static Stream<String> functions(PlannedMethod method) {
    return method.method().shape().returns().projection().stream()
        .flatMap(projection -> projection.components().stream())
        .map(ProjectionModel.Component::aspect)
        .filter(Aspect::isSimilarity)
        .map(Aspect::function)
        .distinct();
  }

  private static String vectors(PlannedMethod method) {
    return ((MethodPlan.IndexRead) method.plan())
        .nearest()
        .orElseThrow()
        .binding()
        .column()
        .cqlName();
  }
}
