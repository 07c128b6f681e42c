package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.UnclearMethod;
import dev.rowan.processor.plan.PlannedCall;
import java.util.List;
import java.util.stream.Stream;

/** A method does one thing, and its annotation says which. */
@DesignRule(
    code = "DAO-06",
    severity = Severity.ERROR,
    summary = "A method carries none of @Insert, @Update, @Delete and @Select, or several")
final class UnclearKind implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    if (!(call.method() instanceof UnclearMethod method)) {
      return Stream.empty();
    }
    String name = method.shape().brief();
    List<String> annotations = method.annotations().stream().map(each -> "@" + each).toList();
    return Stream.of(
        annotations.isEmpty()
            ? Complaint.at(
                    method.shape().origin(), "`%s` does not say what it does".formatted(name))
                .because("every abstract method of a DAO gets a body, after its annotation")
                .fix("put @Insert, @Update, @Delete or @Select on it, or make it default")
            : Complaint.at(
                    method.shape().origin(),
                    "`%s` is at once %s".formatted(name, String.join(" and ", annotations)))
                .because("one call does one thing")
                .fix("keep one of them, and declare a second method"));
  }
}
