package dev.rowan.processor.rule;

import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A rule that checks an entity. */
public non-sealed interface EntityRule extends Rule {
  /** Returns the complaints about one entity. The design holds all other declarations. */
  Stream<Complaint> check(EntityModel entity, Design design);
}
