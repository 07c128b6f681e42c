package dev.rowan.processor.rule.mapping;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Construction;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.MappedRule;
import dev.rowan.processor.rule.Words;
import java.util.stream.Stream;

/**
 * Reports a bean without a usable no-argument constructor. Generated code creates a bean and then
 * sets its properties.
 */
@DesignRule(
    code = "MAP-08",
    severity = Severity.ERROR,
    summary = "A bean has no usable constructor without parameters")
public final class MissingConstructor implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    boolean isBean =
        entity.shape() == EntityModel.Shape.BEAN
            && entity.traits().isEmpty(); // else MAP-07 reports it: a constructor would not help
    boolean hidden = entity.construction() == Construction.HIDDEN;
    if (!isBean || !(hidden || entity.construction() == Construction.MISSING)) {
      return Stream.empty();
    }
    String name = entity.name().simple();
    Complaint complaint =
        Complaint.at(
                entity.origin(),
                hidden
                    ? "the constructor `%s()` is private".formatted(name)
                    : "`%s` has no constructor without parameters".formatted(name))
            .because("generated code creates an empty bean, then sets its properties from the row");
    return Stream.of(
        entity.lombok()
            ? complaint
                .fix("@NoArgsConstructor on `%s`".formatted(name))
                .fix(Words.lombokFirst(entity))
            : complaint
                .fix(hidden ? "drop private on `%s()`".formatted(name) : name + "() {}")
                .fix("make `%s` a record".formatted(name)));
  }
}
