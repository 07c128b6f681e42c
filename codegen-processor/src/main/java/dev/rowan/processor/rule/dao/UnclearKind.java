package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.UnclearMethod;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import java.util.List;
import java.util.stream.Stream;

/** Reports an abstract method with no operation annotation, or with several. */
@DesignRule(
    code = "DAO-06",
    severity = Severity.ERROR,
    summary = "A method has no operation annotation such as @Select, or has several")
public final class UnclearKind implements CallRule {
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
                    method.shape().origin(),
                    "`%s` has no annotation that says what it does".formatted(name))
                .because(
                    "the processor generates the body of an abstract DAO method from its"
                        + " annotation")
                .fix("add @Insert, @Update, @Delete or @Select, or make it a default method")
            : Complaint.at(
                    method.shape().origin(),
                    "`%s` has several operations: %s"
                        .formatted(name, String.join(" and ", annotations)))
                .because("a DAO method executes one operation")
                .fix("leave one annotation, and declare another method for the other"));
  }
}
