package dev.rowan.processor.rule.dao;

import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import java.util.Optional;
import java.util.stream.Collectors;

/** Checks that a method can return the write time or the TTL of a property. */
final class UnreadableTime {
  private final PlannedCall call;
  private final ProjectionModel.Component component;
  private final PropertyModel property;

  UnreadableTime(PlannedCall call, ProjectionModel.Component component, PropertyModel property) {
    this.call = call;
    this.component = component;
    this.property = property;
  }

  /** Returns the complaint; empty if the method can return it. */
  Optional<Complaint> complaint() {
    Aspect aspect = component.aspect();
    String term = component.term().text();
    if (property.isKey()) {
      return Optional.of(
          complaint("`%s` is of a property of the key".formatted(term))
              .because("only values beside the key have a write time and a TTL")
              .fix("name a property beside the key"));
    }
    if (property.type().isMultiCell() || property.counter()) {
      return Optional.of(
          complaint("`%s` is of a property with several cells".formatted(term))
              .because("each element, field or count has a write time of its own")
              .fix("name a property with one value, or one with @Frozen"));
    }
    if (!aspect.isReadAs(component.type())) {
      String types =
          aspect.types().stream().map(JavaType::brief).collect(Collectors.joining(" or "));
      return Optional.of(
          complaint("`%s` is returned as `%s`".formatted(term, component.type().brief()))
              .because("it is read as %s, and is null for a row without it".formatted(types))
              .fix("return " + types));
    }
    return call.plan()
        .filter(plan -> call.method().isStatement())
        .filter(MethodPlan.Read.class::isInstance)
        .map(plan -> ((MethodPlan.Read) plan).table())
        .filter(table -> !table.isBase())
        .map(
            table ->
                complaint("`%s` is selected from `%s`".formatted(term, table.name()))
                    .because("the times of a value are in the row of the entity's own table")
                    .fix("use @Select, which reads the row of each entry, in place of @Query"));
  }

  private Complaint complaint(String fact) {
    return Complaint.at(call.method().shape().origin(), fact);
  }
}
