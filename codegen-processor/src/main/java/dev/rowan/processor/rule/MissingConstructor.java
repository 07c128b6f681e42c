package dev.rowan.processor.rule;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.EntityModel.Construction;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A bean is made empty and then filled, which takes a constructor without parameters. */
@DesignRule(
    code = "MAP-08",
    severity = Severity.ERROR,
    summary = "A bean has no constructor that can make it empty")
final class MissingConstructor implements MappedRule {
  @Override
  public Stream<Complaint> check(EntityModel entity, Design design) {
    boolean isBean =
        entity.shape() == EntityModel.Shape.BEAN
            && entity.traits().isEmpty(); // else MAP-07: it would not help
    boolean hidden = entity.construction() == Construction.HIDDEN;
    return isBean && (hidden || entity.construction() == Construction.MISSING)
        ? Stream.of(
            Complaint.at(
                    entity.origin(),
                    hidden
                        ? "the constructor `%s()` is private".formatted(entity.name().simple())
                        : "`%s` has no constructor without parameters"
                            .formatted(entity.name().simple()))
                .because("a bean is made empty, then filled with what its row holds")
                .fix(entity.name().simple() + "() {}")
                .fix("make it a record"))
        : Stream.empty();
  }
}
