package dev.rowan.processor.rule.dao;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.Complaint;
import java.util.Optional;

/** Checks that a method can return what it reads of a property other than the value. */
final class UnreadableTerm {
  private UnreadableTerm() {}

  /** Returns the complaint; empty if the method can return it, and for a value or an aggregate. */
  static Optional<Complaint> complaint(
      PlannedCall call,
      ProjectionModel.Component component,
      EntityModel entity,
      PropertyModel property,
      Design design) {
    return switch (component.aspect()) {
      case PART -> new UnreadablePart(call, component, property, design).complaint();
      case WRITE_TIME, TTL -> new UnreadableTime(call, component, property).complaint();
      case SIMILARITY_COSINE, SIMILARITY_DOT_PRODUCT, SIMILARITY_EUCLIDEAN ->
          new UnreadableSimilarity(call, component, entity).complaint();
      case VALUE, COUNT, MIN, MAX, SUM, AVG, FIRST -> Optional.empty();
    };
  }
}
