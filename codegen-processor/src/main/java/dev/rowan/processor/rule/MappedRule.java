package dev.rowan.processor.rule;

import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import java.util.stream.Stream;

/** A mistake in what an entity and a user-defined type have in common: how a class is mapped. */
interface MappedRule extends EntityRule, UdtRule {
  @Override
  default Stream<Complaint> check(UdtModel udt, Design design) {
    return check(udt.mapped(), design);
  }
}
