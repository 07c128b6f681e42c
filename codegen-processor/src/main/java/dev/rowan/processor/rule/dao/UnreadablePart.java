package dev.rowan.processor.rule.dao;

import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReadPart;
import dev.rowan.processor.plan.ConditionProblem;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.ReadParts;
import dev.rowan.processor.rule.Complaint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks that a method can return a part of the value of a property. */
final class UnreadablePart {
  private final PlannedCall call;
  private final ProjectionModel.Component component;
  private final PropertyModel property;
  private final Design design;

  UnreadablePart(
      PlannedCall call,
      ProjectionModel.Component component,
      PropertyModel property,
      Design design) {
    this.call = call;
    this.component = component;
    this.property = property;
    this.design = design;
  }

  /** Returns the complaint; empty if the method can return it. */
  Optional<Complaint> complaint() {
    return component.part().map(this::mistyped).orElseGet(this::unresolved);
  }

  private Optional<Complaint> unresolved() {
    List<ConditionProblem> problems = new ArrayList<>();
    new ReadParts(call.method().shape(), design::udt, problems).of(component.term(), property);
    return problems.stream().findFirst().map(this::complaint);
  }

  private Complaint complaint(ConditionProblem problem) {
    Complaint complaint =
        Complaint.at(call.method().clause("columns"), problem.what()).because(problem.why());
    for (String fix : problem.fixes()) {
      complaint = complaint.fix(fix);
    }
    return complaint;
  }

  private Optional<Complaint> mistyped(ReadPart part) {
    boolean same = MismatchedValue.fits(part.java(), component.type());
    if (same && !component.type().isPrimitive()) {
      return Optional.empty();
    }
    JavaType wanted = part.java().boxed();
    String term = component.term().text();
    return Optional.of(
        Complaint.at(
                call.method().shape().origin(),
                "`%s` is returned as `%s`, and it is `%s`"
                    .formatted(term, component.declaredType().brief(), wanted.brief()))
            .because(
                same
                    ? "a value without this part has null there, which a primitive cannot hold"
                    : "the method returns the part as it is, or as a wider number")
            .fix("return it as `%s`".formatted(wanted.brief())));
  }
}
