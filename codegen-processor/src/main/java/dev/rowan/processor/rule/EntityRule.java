package dev.rowan.processor.rule;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A mistake in an entity. */
non-sealed interface EntityRule extends Rule {
  /** What is to be said about one entity; the design tells what else there is. */
  Stream<Complaint> check(EntityModel entity, Design design);
}
